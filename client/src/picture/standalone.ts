// A drawing of this page as a file of its own: its styles, fonts and the drawings that it shows by reference come along.
const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** The text of a drawing that needs nothing from this page. It is light, stands still and has no letters on its pieces, whatever the page has. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("xmlns:xlink", XLINK);
  copy.setAttribute("data-theme", "light");
  for (const left of ["motion", "letters", "numbers"]) copy.setAttribute(`data-${left}`, "off");
  const style = document.createElementNS(SVG, "style");
  style.textContent = await rulesOfPage();
  copy.prepend(style, await referred(copy));
  return new XMLSerializer().serializeToString(copy);
}

/** All that a drawing shows by reference, from this page or from files; its own references name it from then on. */
async function referred(copy: SVGSVGElement): Promise<SVGDefsElement> {
  const found = document.createElementNS(SVG, "defs");
  const taken = new Set<string>();
  const sheets = new Map<string, Promise<Document>>();
  for (const use of copy.querySelectorAll("use")) {
    const [file = "", id = ""] = (use.getAttribute("href") ?? "").split("#");
    use.setAttribute("href", `#${id}`);
    if (taken.has(id)) continue;
    taken.add(id);
    if (file && !sheets.has(file)) sheets.set(file, sheetAt(file));
    const drawn = (file ? await sheets.get(file) : document)?.getElementById(id);
    if (drawn) found.append(document.importNode(drawn, true));
  }
  for (const each of copy.querySelectorAll("[clip-path]")) {
    const id = /#([^")]+)/.exec(each.getAttribute("clip-path") ?? "")?.[1] ?? "";
    const shape = taken.has(id) || copy.querySelector(`[id="${id}"]`) ? null : document.getElementById(id);
    taken.add(id);
    if (shape) found.append(shape.cloneNode(true));
  }
  for (const letter of found.querySelectorAll(".kind-letter")) letter.remove(); // whoever chose none sees none, and a picture needs none
  return found;
}

/** A file of drawings. A request reads it itself: the page's policy lets no script read a text as a document. */
function sheetAt(file: string): Promise<Document> {
  return new Promise((then, fail) => {
    const request = new XMLHttpRequest();
    request.open("GET", file);
    request.responseType = "document";
    request.onload = () =>
      request.responseXML ? then(request.responseXML) : fail(new Error(`${file}: ${request.status}`));
    request.onerror = () => fail(new Error(file));
    request.send();
  });
}

/** The rules of all style sheets of this page, with its fonts inside. */
async function rulesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet).map((rule) => ({ rule, sheet })));
  const texts = rules.map(({ rule, sheet }) =>
    rule instanceof CSSFontFaceRule ? fontOf(rule, sheet.href) : textOf(rule),
  );
  return (await Promise.all(texts)).join("\n");
}

/** The rules of a sheet; none of one from elsewhere, which browsers' extensions add and nobody may read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The text of a rule. The drawing is a root and has a mood at once, and what the mood says must win. */
function textOf(rule: CSSRule): string {
  return rule instanceof CSSStyleRule && rule.selectorText === ":root"
    ? `:where(:root) { ${rule.style.cssText} }`
    : rule.cssText;
}

/** A font's rule with the font in it; without it where it cannot be had. */
async function fontOf(rule: CSSFontFaceRule, sheet: string | null): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  try {
    const font = await (await fetch(new URL(address, sheet ?? location.href))).blob();
    return rule.cssText.replace(address, await dataUrl(font));
  } catch {
    return "";
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((then, fail) => {
    const reader = new FileReader();
    reader.onload = () => then(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
