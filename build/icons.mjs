// Draws the icons of `src/ui/icons.json` into one file, and those that stand in every row of a list into
// another; with `--check` only says whether they are stale.
import { readFileSync } from 'node:fs';
import { writeOrCheck } from './write-or-check.mjs';

const source = new URL('../src/ui/', import.meta.url);
const names = JSON.parse(readFileSync(new URL('icons.json', source), 'utf8'));

/**
 * Icons drawn in every row. A reference into the file is a tree of its own for the browser, made
 * after the row. While scrolling through ten thousand rows, a frame took 26 ms with references and
 * 20 without.
 */
const inRows = ['copy', 'file', 'folder', 'more'];

const shapesOf = async (drawing) => {
  const { __iconData } = await import(`lucide-react/icons/${drawing}`);
  return __iconData.node.map(([tag, { key: _, ...attributes }]) => ({ tag, ...attributes }));
};

const drawn = ({ tag, ...attributes }) => {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${written.join(' ')}/>`;
};

const icons = await Promise.all(
  Object.entries(names).map(async ([name, drawing]) => [name, await shapesOf(drawing)]),
);
const symbols = icons.map(
  ([name, shapes]) =>
    `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(drawn).join('')}</symbol>`,
);
const license = '<!-- The drawings are those of Lucide (ISC license). -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[license, ...symbols].join('\n')}\n</svg>\n`;
const rows = Object.fromEntries(icons.filter(([name]) => inRows.includes(name)));

const files = { 'icons.svg': sprite, 'icons-in-rows.json': `${JSON.stringify(rows, null, 2)}\n` };
for (const [file, text] of Object.entries(files)) {
  writeOrCheck(new URL(file, source), text, { name: `src/ui/${file}`, command: 'npm run icons' });
}
