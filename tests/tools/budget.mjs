// `npm run budget`, after a build: each route's first load against its budget; fails when one is over.
// It follows static imports; what a running page really fetches is measured by the bench.
import { fileURLToPath } from 'node:url';
import { afterRows, furtherRouteScript, lateParts, panelModule, routeBudgets } from './budgets.mjs';
import { filesOf, lazyScreens, readManifest, sizer } from './manifest.mjs';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const manifest = readManifest(folder);
const sizeOf = sizer(folder);
let over = 0;

function report(route, what, value, limit, unit) {
  if (value > limit) over += 1;
  const mark = value > limit ? 'OVER' : 'ok  ';
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(1);
  console.log(
    `${mark} ${route.padEnd(44)} ${what.padEnd(7)} ${figure.padStart(7)} / ${limit} ${unit}`,
  );
}

for (const { route, modules, script, whole, files, style } of routeBudgets) {
  const { scripts, styles } = filesOf(manifest, modules);
  report(route, 'scripts', sizeOf(scripts), script, 'KiB');
  if (whole !== undefined) {
    const all = filesOf(manifest, [...modules, ...afterRows]).scripts;
    report(route, 'in all', sizeOf(all), whole, 'KiB');
  }
  report(route, 'files', scripts.size, files, 'files');
  report(route, 'styles', sizeOf(styles), style, 'KiB');
}

const list = routeBudgets.find(({ route }) => route === 'servers');
const shared = filesOf(manifest, list.modules).scripts;
const late = new Set(lateParts.map(({ module }) => module));
for (const screen of lazyScreens(manifest)) {
  if (list.modules.includes(screen) || late.has(screen)) continue;
  const { scripts } = filesOf(manifest, ['index.html', panelModule, screen]);
  const extra = [...scripts].filter((file) => !shared.has(file));
  report(screen, 'scripts', sizeOf(extra), furtherRouteScript, 'KiB');
}

for (const { module, screen, script } of lateParts) {
  const first = ['index.html', panelModule, screen];
  const { scripts: before } = filesOf(manifest, first);
  const { scripts } = filesOf(manifest, [...first, module]);
  const extra = [...scripts].filter((file) => !before.has(file));
  report(module, 'scripts', sizeOf(extra), script, 'KiB');
}

if (over > 0) console.error(`${over} over budget`);
process.exitCode = over > 0 ? 1 : 0;
