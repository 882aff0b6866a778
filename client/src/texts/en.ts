const files = import.meta.glob<string>("../../../src/townwright/texts/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const catalogues = Object.values(files);
