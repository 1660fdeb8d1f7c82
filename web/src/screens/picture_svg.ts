// A part of the page as one SVG file that needs nothing beside it: its elements, and the styles that hold for them.
// Boards are HTML around SVG, so the file holds them as a foreign object; readers that show no such objects are given
// another drawing.
import { inPixels, usedStyles } from './used_styles';

const STILL = '*,*::before,*::after{animation:none!important;transition:none!important}';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;')}"`;

async function textOf(sheet: CSSStyleSheet): Promise<string> {
  return sheet.href === null ? (sheet.ownerNode?.textContent ?? '') : (await fetch(sheet.href)).text();
}

async function stylesFor(part: Element): Promise<string> {
  const sheets = await Promise.all([...document.styleSheets].map(textOf));
  const page = {
    finds: (selector: string) =>
      part.matches(selector) ||
      document.documentElement.matches(selector) ||
      part.querySelector(selector) !== null,
    answers: (media: string) => matchMedia(media).matches,
  };
  const size = { width: innerWidth, height: innerHeight };
  return sheets.map((sheet) => inPixels(usedStyles(sheet, page), size)).join('') + STILL;
}

/** Without the framework's marks and without what could be focused. */
function copyOf(part: HTMLElement): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement;
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove();
  for (const element of copy.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex');
  return copy;
}

/** Of a part that fills the window. `otherwise`: an element of SVG, for readers without a browser's layout. */
export async function asSvg(part: HTMLElement, otherwise: string): Promise<string> {
  const [width, height] = [innerWidth, innerHeight];
  const copy = copyOf(part);
  Object.assign(copy.style, {
    position: 'relative',
    inset: 'auto',
    width: `${width}px`,
    height: `${height}px`,
  });
  const page = [...document.documentElement.attributes]
    .map(({ name, value }) => ` ${name}=${quoted(value)}`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"${page}>
<style>${escaped(await stylesFor(part))}</style>
<switch>
<foreignObject requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility" width="${width}" height="${height}">${new XMLSerializer().serializeToString(copy)}</foreignObject>
${otherwise}</switch>
</svg>
`;
}
