const files = import.meta.glob<string>("../../../src/townwright/texts/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const catalogues = Object.values(files);
