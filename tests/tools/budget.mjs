// `npm run budget`, after a build: the size of each route's first load, beside the last landed one
// (figures.json). Fails if one grew by more than a hundredth, or is over its budget.
// `-- --land "why"` lands the figures; if one grew, it keeps the reason beside it. It follows
// static imports; the bench measures the fetches of a running page.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  afterRows,
  fontsBudget,
  furtherRouteScript,
  lateParts,
  mostFiles,
  panelModule,
  routeBudgets,
} from './budgets.mjs';
import { filesOf, fontsOf, lazyScreens, readManifest, scriptsOf, sizer } from './manifest.mjs';
import { grownOf, land } from './ratchet.mjs';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const figuresPath = fileURLToPath(new URL('figures.json', import.meta.url));
const manifest = readManifest(folder);
const sizeOf = sizer(folder);

/** Each figure, with its own budget if any. */
const measured = [];

function measure(name, value, unit, budget) {
  measured.push({ name: `${name}, ${unit}`, value: Math.round(value * 10) / 10, budget });
}

for (const { route, modules, script, whole, files, style } of routeBudgets) {
  const { scripts, styles } = filesOf(manifest, modules);
  measure(`${route}: scripts`, sizeOf(scripts), 'KiB', script);
  if (whole !== undefined) {
    const all = filesOf(manifest, [...modules, ...afterRows]).scripts;
    measure(`${route}: scripts in all`, sizeOf(all), 'KiB', whole);
  }
  measure(`${route}: scripts`, scripts.size, 'files', files);
  measure(`${route}: styles`, sizeOf(styles), 'KiB', style);
}

const list = routeBudgets.find(({ route }) => route === 'servers');
const shared = filesOf(manifest, list.modules).scripts;
const late = new Set(lateParts.map(({ module }) => module));
for (const screen of lazyScreens(manifest)) {
  if (list.modules.includes(screen) || late.has(screen)) continue;
  const { scripts } = filesOf(manifest, ['index.html', panelModule, screen]);
  const extra = [...scripts].filter((file) => !shared.has(file));
  measure(screen, sizeOf(extra), 'KiB', furtherRouteScript);
}

for (const { module, screen, script } of lateParts) {
  const first = ['index.html', panelModule, screen];
  const { scripts: before } = filesOf(manifest, first);
  const { scripts } = filesOf(manifest, [...first, module]);
  const extra = [...scripts].filter((file) => !before.has(file));
  measure(module, sizeOf(extra), 'KiB', script);
}

const all = scriptsOf(manifest);
measure('in all: scripts', sizeOf(all), 'KiB');
measure('in all: scripts', all.size, 'files', mostFiles);
measure('in all: fonts', sizeOf(fontsOf(manifest)), 'KiB', fontsBudget);

const figures = Object.fromEntries(measured.map(({ name, value }) => [name, value]));
const file = JSON.parse(readFileSync(figuresPath, 'utf8'));
const { values } = parseArgs({ options: { land: { type: 'string' } } });
if (values.land !== undefined) {
  writeFileSync(figuresPath, `${JSON.stringify(land(file, figures, values.land), null, 2)}\n`);
}

const grown = new Set(values.land === undefined ? grownOf(figures, file.figures) : []);
let over = 0;
for (const { name, value, budget } of measured) {
  const isOver = budget !== undefined && value > budget;
  if (isOver || grown.has(name)) over += 1;
  const mark = isOver ? 'OVER ' : grown.has(name) ? 'GREW ' : 'ok   ';
  const before = file.figures[name] ?? '–';
  const bound = budget === undefined ? '' : `, budget ${budget}`;
  console.log(`${mark} ${name.padEnd(68)} ${String(value).padStart(6)}, landed ${before}${bound}`);
}

if (over > 0) {
  console.error(
    `${over} grew or are over budget: \`npm run budget -- --land "why"\` tells a reason`,
  );
}
process.exitCode = over > 0 ? 1 : 0;
