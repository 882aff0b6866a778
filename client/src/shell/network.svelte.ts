// Whether the browser has a network at all. It may be wrong when it says yes, not when it says no.
export const network = $state({ up: typeof navigator === "undefined" || navigator.onLine });

if (typeof addEventListener !== "undefined") {
  addEventListener("online", () => {
    network.up = true;
  });
  addEventListener("offline", () => {
    network.up = false;
  });
}
