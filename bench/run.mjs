// `npm run bench`: builds, serves the build with the simulated provider, and prints one table of
// sizes, times, calls and memory beside their budgets. Sizes fail the build; here they are only reported.
// `-- start` measures that part alone, of sample, dashboard, start, large, search, flood, recorder, orbit and
// switches; `--beside <folder>` compares the start with another build, `--land "why"` has its figures land,
// `--built <folder>` takes one that is there. `-- hostile` and `-- soak` are asked for by name alone.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../e2e/browser/find.mjs';
import { load } from '../mocks/serve/load.mjs';
import { measureCreate } from './create.mjs';
import { measureDashboard } from './dashboard.mjs';
import { measureFlood } from './flood.mjs';
import { measureHostile } from './hostile/hostile.mjs';
import { measureLarge } from './large.mjs';
import { measureList } from './list.mjs';
import { measureOrbit } from './orbit.mjs';
import { measureRecorder } from './recorder.mjs';
import { root } from './root.mjs';
import { measureRoutes } from './routes.mjs';
import { measureSearch } from './search.mjs';
import { measureSignIn, signedInState } from './sign-in.mjs';
import { measureSoak } from './soak.mjs';
import { measureStarts } from './start.mjs';
import { measureSwitches, plainScript } from './switches.mjs';
import { printTable } from './table.mjs';

const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

async function measureWorld(browser, startStaging, world, measures) {
  const staging = await startStaging({ world, scale: 0, schedules: false });
  try {
    const state = await signedInState(browser, staging);
    const rows = [];
    for (const measure of measures) {
      rows.push(...(await measure({ browser, staging, state, world })));
    }
    return rows;
  } finally {
    await staging.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    built: { type: 'string' },
    // For `hostile`.
    seed: { type: 'string' },
    at: { type: 'string' },
    // For `start` and `orbit`.
    only: { type: 'string' },
    // For `start`: the reason why a figure may grow.
    land: { type: 'string' },
    answers: { type: 'string' },
    windows: { type: 'string' },
    // For `soak`.
    hours: { type: 'string' },
  },
});

if (values.built === undefined) await build({ root, logLevel: 'warn' });
const found = findChromium();
if (!found) throw new Error('No Chromium: run `node e2e/browser.mjs --ensure` first');
const staging = await load('staging.ts');
const folder = { folder: resolve(values.built ?? `${root}dist`) };
const startStaging = (options) => staging.startStaging({ ...folder, ...options });
const launch = (flags = []) =>
  chromium.launch({ executablePath: found.path, args: [...browserFlags, ...flags] });
const browser = await launch();
const plain = await launch([plainScript]);

const worldPart = (world, measures) => () => measureWorld(browser, startStaging, world, measures);
const parts = {
  sample: worldPart('sample', [measureSignIn, measureList, measureRoutes]),
  dashboard: worldPart('sample', [measureDashboard]),
  start: () => measureStarts(browser, startStaging, values),
  large: worldPart('large', [measureList, measureLarge, measureCreate]),
  search: worldPart('large', [measureSearch]),
  flood: worldPart('large', [measureFlood]),
  recorder: worldPart('large', [measureRecorder]),
  orbit: () => measureOrbit(browser, startStaging, values.only),
  switches: () => measureWorld(plain, startStaging, 'sample', [measureSwitches]),
};
const hours = Number(values.hours ?? 8);
const byName = {
  hostile: () => measureHostile(browser, startStaging, values),
  soak: () =>
    measureWorld(plain, startStaging, 'sample', [(setting) => measureSoak(setting, hours)]),
};

try {
  const rows = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure()));
  }
  for (const name of positionals) rows.push(...((await byName[name]?.()) ?? []));
  printTable(rows);
} finally {
  await browser.close();
  await plain.close();
}
