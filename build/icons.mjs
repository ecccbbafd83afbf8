// Draws the icons of `src/ui/icons.json` into one file; with `--check` only says whether it is stale.
import { readFileSync } from 'node:fs';
import { writeOrCheck } from './write-or-check.mjs';

const source = new URL('../src/ui/', import.meta.url);
const target = new URL('icons.svg', source);
const names = JSON.parse(readFileSync(new URL('icons.json', source), 'utf8'));

const drawn = ([tag, { key: _, ...attributes }]) => {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${written.join(' ')}/>`;
};

async function symbolOf([name, drawing]) {
  const { __iconData } = await import(`lucide-react/icons/${drawing}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(drawn).join('')}</symbol>`;
}

const symbols = await Promise.all(Object.entries(names).map(symbolOf));
const license = '<!-- The drawings are those of Lucide (ISC license). -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${[license, ...symbols].join('\n')}\n</svg>\n`;

writeOrCheck(target, sprite, { name: 'src/ui/icons.svg', command: 'npm run icons' });
