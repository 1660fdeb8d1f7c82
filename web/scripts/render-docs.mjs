// Renders the documents of the tree for the server to show under /docs: pages without scripts, in the house's look.
//   node scripts/render-docs.mjs dist/docs
// docs/README.md is the first page, and what it lists is the navigation. Whatever it leads to in the tree comes along:
// other documents as pages, pictures as they are, programs and schemas as plain text. A link that leads nowhere, or to
// a heading that is not there, is a fault.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = resolve(process.argv[2] ?? 'dist/docs');
const FIRST = 'docs/README.md';
const PICTURE = /\.(webp|png|svg)$/;
const OUTSIDE = /^[a-z]+:/;

const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
/** As GitHub makes them, so that links work in both places. */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** "docs/hosting.md" is served as "hosting", what lies elsewhere under its path without slashes. */
const nameOf = (path) =>
  path === FIRST
    ? 'index'
    : path
        .replace(/^docs\//, '')
        .replace(/\.md$/, '')
        .replaceAll('/', '-')
        .toLowerCase();
const addressOf = (path) => {
  if (path === FIRST) return '/docs/';
  if (path.endsWith('.md')) return `/docs/${nameOf(path)}`;
  if (PICTURE.test(path) || path.endsWith('.json')) return `/docs/files/${path}`;
  return `/docs/files/${path}.txt`;
};

const pages = new Map();
const files = new Set();
const faults = [];

function read(path) {
  if (pages.has(path)) return pages.get(path);
  const page = { path, title: '', html: '', ids: new Set(), links: [] };
  pages.set(path, page);
  const wanted = [];
  const target = (href) => {
    if (OUTSIDE.test(href)) return href;
    const [file, hash = ''] = href.split('#');
    const to = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file));
    if (!existsSync(join(root, to))) {
      faults.push(`${path}: ${href} leads nowhere`);
      return null;
    }
    if (statSync(join(root, to)).isDirectory()) return null; // a reader of the tree opens it, a browser cannot
    if (to.endsWith('.md')) {
      wanted.push(to);
      page.links.push({ to, hash, href });
    } else files.add(to);
    return addressOf(to) + (hash === '' ? '' : `#${hash}`);
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        let id = slug(text.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
        for (let n = 1; page.ids.has(id); ++n) id = `${slug(text)}-${n}`;
        page.ids.add(id);
        const inside = this.parser.parseInline(tokens);
        if (depth === 1 && page.title === '') page.title = text.replace(/[`*]/g, '');
        return `<h${depth} id="${escape(id)}"><a class="here" href="#${escape(id)}">${inside.replace(/<\/?a[^>]*>/g, '')}</a></h${depth}>\n`;
      },
      // Whoever has no mouse scrolls with the keyboard.
      code({ text }) {
        return `<pre tabindex="0"><code>${escape(text)}\n</code></pre>\n`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const to = target(href);
        return to === null ? inside : `<a href="${escape(to)}">${inside}</a>`;
      },
      image({ href, text }) {
        const to = target(href);
        return to === null ? escape(text) : `<img src="${escape(to)}" alt="${escape(text)}" loading="lazy">`;
      },
      // Only pictures come as HTML, in the README.
      html({ text }) {
        return text.replace(/<(\/?)(\w+)([^>]*)>/g, (tag, _end, name, rest) => {
          const src = /src="([^"]*)"/.exec(rest)?.[1];
          const to = name === 'img' && src !== undefined ? target(src) : null;
          if (to === null) return escape(tag);
          const alt = /alt="([^"]*)"/.exec(rest)?.[1] ?? '';
          return `<img class="small" src="${escape(to)}" alt="${alt}" loading="lazy">`;
        });
      },
      table(token) {
        const cells = (row, tag) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="wide"><table><thead><tr>${cells(token.header, 'th')}</tr></thead>\n<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  page.html = marked.parse(readFileSync(join(root, path), 'utf8'));
  for (const other of wanted) read(other);
  return page;
}

/** Readers and their documents, as the first page lists them. */
function navigation() {
  const groups = [];
  for (const line of readFileSync(join(root, FIRST), 'utf8').split('\n')) {
    const heading = /^## (.*)$/.exec(line)?.[1];
    const item = /^- \[([^\]]*)\]\(([^)#]*)(#[^)]*)?\)/.exec(line);
    if (heading !== undefined) groups.push({ reader: heading, items: [] });
    else if (item)
      groups
        .at(-1)
        .items.push({ text: item[1], to: posix.normalize(posix.join('docs', item[2])), hash: item[3] ?? '' });
  }
  return groups;
}

function page_of(page, groups) {
  const links = groups.map(({ reader, items }) => {
    const lines = items.map(({ text, to, hash }) => {
      const current = to === page.path && hash === '' ? ' aria-current="page"' : '';
      return `<li><a href="${addressOf(to)}${hash}"${current}>${escape(text)}</a></li>`;
    });
    return `<h2>${escape(reader)}</h2><ul>${lines.join('')}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)} · Wharf</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header><a class="house" href="/">Wharf</a> <a href="/docs/">Documentation</a></header>
<div class="both">
<nav aria-label="Documentation">${links.join('\n')}</nav>
<main id="text">
${page.html}</main>
</div>
</body>
</html>
`;
}

/** Day and night are the client's own; here the system says which it is. */
function look() {
  const theme = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8');
  const night = theme.replace(
    /:root\[data-theme='dark'\] (\{[^}]*\})/,
    '@media (prefers-color-scheme: dark) {\n:root $1\n}',
  );
  if (night === theme) throw new Error('theme.css has no night');
  return night + readFileSync(new URL('./docs.css', import.meta.url), 'utf8');
}

read(FIRST);
const groups = navigation();
for (const page of pages.values())
  for (const { to, hash, href } of page.links)
    if (hash !== '' && !pages.get(to).ids.has(hash)) faults.push(`${page.path}: ${href} has no such heading`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const page of pages.values())
  writeFileSync(join(out, `${nameOf(page.path)}.html`), page_of(page, groups));
writeFileSync(join(out, 'docs.css'), look());
for (const path of files) {
  const to = join(out, addressOf(path).slice('/docs/'.length));
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(join(root, path), to);
}
