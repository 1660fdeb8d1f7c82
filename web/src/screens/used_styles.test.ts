// Which rules of a style sheet go into a picture.
import { expect, test } from 'vitest';
import { inPixels, rulesOf, usedStyles } from './used_styles';

const page = {
  finds: (selector: string) => {
    if (selector.includes('!')) throw new SyntaxError(selector);
    return /^(html|\.a|\.b|:root)/.test(selector);
  },
  answers: (media: string) => media === '(min-width:10px)',
};

test('rules are found in order, whatever stands in strings and comments', () => {
  expect(rulesOf(`/* } */@charset "}";.a{content:"}{";color:red}.b{}@media x{.c{a:b}.d{e:f}}`)).toEqual([
    { prelude: '@charset "}"', block: null },
    { prelude: '.a', block: 'content:"}{";color:red' },
    { prelude: '.b', block: '' },
    { prelude: '@media x', block: '.c{a:b}.d{e:f}' },
  ]);
});

test('what styles nothing in the part is left out, and so is what moves', () => {
  expect(usedStyles('.a{x:y}.c{x:y}@keyframes k{from{a:b}}@font-face{src:url(f)}.b:before{x:z}', page)).toBe(
    '.a{x:y}\n.b:before{x:z}\n',
  );
});

test('the window is asked now, containers later', () => {
  const styles =
    '@media (min-width:10px){.a{x:y}}@media print{.a{x:z}}@container table (min-width:9px){.b{x:y}.c{x:y}}@container d{.c{}}';
  expect(usedStyles(styles, page)).toBe('.a{x:y}\n@container table (min-width:9px){\n.b{x:y}\n}\n');
});

test('what holds for the page holds for the file; what cannot be asked stays', () => {
  expect(usedStyles('html{x:y}!{x:y}', page)).toBe(':root{x:y}\n!{x:y}\n');
});

test('a shorthand with a variable and a side set again stay as they were written', () => {
  const written = '.a{background:linear-gradient(var(--x),red);background-clip:content-box}';
  expect(usedStyles(written, page)).toBe(`${written}\n`);
});

test('what was measured by the window is said in pixels', () => {
  const window = { width: 1000, height: 500 };
  expect(inPixels('max-height:46dvh;width:min(420px,92vw)', window)).toBe(
    'max-height:230px;width:min(420px,920px)',
  );
});
