// A cold start of the screens that people begin with, on three machines. It measures when each
// stands, and the main thread's work until then and in all. It also measures which code runs and
// which is only kept, the heap, and how far things jump. With another build given, the two run in
// turn, so that other work of the machine falls on both. The figures are then shares of the other
// build's. Figures that do not depend on the machine are compared with those last landed
// (start-figures.json). `--land "why"` lands the new ones.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBudgets, startShares } from '../tests/tools/budgets.mjs';
import { sizer } from '../tests/tools/manifest.mjs';
import { grownOf, land } from '../tests/tools/ratchet.mjs';
import { openFresh } from './list.mjs';
import { root } from './root.mjs';
import { signedInState } from './sign-in.mjs';
import { median } from './statistics.mjs';

const runs = 5;
/** Milliseconds that every answer of the provider takes. */
const latency = 20;
/** Milliseconds after which a page has done all that it does by itself. */
const settle = 10_000;

const landedPath = `${root}bench/start-figures.json`;

const account = '/accounts/acc-demo1';
const link = (part) => `main a[href*="${part}"]`;

/** A screen's address, and a mark of it with its data. An outline may have a heading too. */
const screens = {
  list: { at: `${account}/servers/`, mark: link('/servers/srv-') },
  server: { at: `${account}/servers/srv-web01/`, mark: link('/images/img-') },
  dashboard: { at: `${account}/`, mark: 'main [data-event]' },
  'sign-in': { at: '/', mark: 'input[type=password]', isPublic: true },
};

const line = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};
const machines = {
  localhost: {},
  '10 Mbit': { line },
  'slow CPU': { line, slowness: 4 },
};

/** Measured cases: the list everywhere, the others where they differ from it. */
const cases = [
  ...Object.keys(machines).map((machine) => ({ screen: 'list', machine })),
  { screen: 'server', machine: 'localhost' },
  { screen: 'server', machine: 'slow CPU' },
  { screen: 'dashboard', machine: 'localhost' },
  { screen: 'sign-in', machine: 'localhost' },
];

/** In the page: records how far things jump by themselves, from the first paint on. */
function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the page: when it stands, and what blocked it by then. */
async function whenStands(mark) {
  const stands = () =>
    (document.querySelector(mark)?.textContent ?? '') !== '' ||
    document.querySelector(`${mark}:is(input)`) !== null;
  const ready = await window.probe.until(stands);
  const before = window.probe.longTasks.filter(({ start }) => start < ready);
  return {
    ready,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? ready,
    blocking: before.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

/** Counts the files of the build by whether they were run or only fetched, in KiB as brotli packs them. */
function watchFiles(session, { origin, sizeOf }) {
  const known = new Map();
  const counted = { run: 0, runFiles: 0, kept: 0, keptFiles: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith(`${origin}/assets/`))
      known.set(requestId, { type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const file = known.get(requestId);
    if (!file?.url.endsWith('.js')) return;
    const isRun = file.type === 'Script';
    counted[isRun ? 'run' : 'kept'] += sizeOf([new URL(file.url).pathname.slice(1)]);
    counted[isRun ? 'runFiles' : 'keptFiles'] += 1;
  });
  return counted;
}

/**
 * In an empty page: fixed work like a page's. It makes objects, sorts them, and reads them as text.
 */
function workAlike() {
  let length = 0;
  for (let round = 0; round < 60; round += 1) {
    const records = Array.from({ length: 2000 }, (_, at) => ({ id: `srv-${(at * 7919) % 2003}` }));
    records.sort((first, second) => (first.id < second.id ? -1 : 1));
    length += JSON.stringify(JSON.parse(JSON.stringify(records))).length;
  }
  return length;
}

/** Milliseconds that the main thread has worked. */
async function workedOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Milliseconds that the same work takes on this machine, at this time. */
async function measureMachine(browser) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workedOf(session);
  await page.evaluate(workAlike);
  const took = (await workedOf(session)) - before;
  await page.close();
  return took;
}

async function measureOnce({ browser, staging, state, sizeOf }, { screen, machine }) {
  const { at, mark, isPublic } = screens[screen];
  const { context, page } = await openFresh(browser, staging, isPublic ? undefined : state);
  await context.addInitScript(watchShifts);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { slowness, line: throttled } = machines[machine];
  if (throttled) await session.send('Network.emulateNetworkConditions', throttled);
  if (slowness) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const files = watchFiles(session, { origin: staging.app, sizeOf });
  await page.goto(at, { waitUntil: 'commit' });
  const stands = await page.evaluate(whenStands, mark);
  const thread = await workedOf(session);
  const before = { ...files };
  await wait(settle);
  const inAll = await workedOf(session);
  const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  const machineTook = (await measureMachine(browser)) * (slowness ?? 1);
  return {
    ...stands,
    thread,
    inAll,
    effort: inAll / machineTook,
    shift,
    heap: usedSize / 1024 / 1024,
    before: before.run,
    beforeFiles: before.runFiles,
    ...files,
  };
}

/**
 * The figures of a case. `room` is how much a figure may grow over the landed one without a reason.
 * It is as much as two runs of one build differ.
 */
const figures = [
  { name: 'ready', what: 'stands', unit: 'ms' },
  { name: 'paint', what: 'first paint', unit: 'ms' },
  { name: 'blocking', what: 'tasks beyond 50 ms each, until it stands', unit: 'ms' },
  { name: 'thread', what: 'main thread until it stands', unit: 'ms' },
  { name: 'inAll', what: 'main thread in all', unit: 'ms' },
  {
    name: 'effort',
    what: 'main thread in all, beside work that is always the same',
    unit: '',
    room: { part: 0.15, step: 0 },
  },
  { name: 'heap', what: 'heap', unit: 'MiB', room: { part: 0.02, step: 0.1 } },
  { name: 'shift', what: 'layout shift', unit: '', room: { part: 0, step: 0.002 } },
  { name: 'before', what: 'script until it stands', unit: 'KiB' },
  { name: 'beforeFiles', what: 'its files', unit: 'files' },
  { name: 'run', what: 'script that is run', unit: 'KiB', room: { part: 0.01, step: 0.1 } },
  { name: 'runFiles', what: 'files that are run', unit: 'files', room: { part: 0, step: 0 } },
  { name: 'kept', what: 'script that is only kept', unit: 'KiB' },
];

const medianOf = (samples, name) => median(samples.map((sample) => sample[name]));

const labelOf = ({ screen, machine }, { what }) => `${screen}, ${machine}: ${what}`;

/** A case's row for each figure. A time has its share of the other build's too. */
function rowsOf(each, [ours, other]) {
  return figures.flatMap((figure) => {
    const { name, unit } = figure;
    const label = labelOf(each, figure);
    const value = medianOf(ours, name);
    const row = { what: label, value: unit === '' ? value.toFixed(3) : value, unit };
    const budget = startBudgets[each.screen]?.[name];
    const rows = [{ ...row, ...(budget !== undefined && { value, budget }) }];
    if (other === undefined) return rows;
    const theirs = medianOf(other, name);
    const share = theirs === 0 ? (value === 0 ? 1 : value) : value / theirs;
    const goal = startShares[`${each.screen}, ${each.machine}`]?.[name];
    return [
      ...rows,
      {
        what: `${label}, beside ${theirs.toFixed(2)}`,
        value: share.toFixed(2),
        ...(goal !== undefined && { value: share, budget: goal }),
      },
    ];
  });
}

/** Figures of all cases that do not depend on the machine, by name, and the room of each. */
class Held {
  figures = {};
  rooms = new Map();

  add(each, samples) {
    for (const figure of figures) {
      if (figure.room === undefined) continue;
      const label = labelOf(each, figure);
      this.figures[label] = Math.round(medianOf(samples, figure.name) * 1000) / 1000;
      this.rooms.set(label, figure.room);
    }
  }

  /** A row for each that grew since it last landed, which fails the bench; with a reason they land instead. */
  compare(why) {
    const landed = JSON.parse(readFileSync(landedPath, 'utf8'));
    const roomOf = (name) => this.rooms.get(name) ?? { part: 0, step: 0 };
    if (why !== undefined) {
      const next = land(landed, { ...landed.figures, ...this.figures }, why, roomOf);
      writeFileSync(landedPath, `${JSON.stringify(next, null, 2)}\n`);
      return [];
    }
    const grown = grownOf(this.figures, landed.figures, roomOf);
    if (grown.length > 0) process.exitCode = 1;
    return grown.map((name) => ({
      what: `GREW: ${name}`,
      value: this.figures[name],
      budget: landed.figures[name] ?? 0,
    }));
  }
}

/**
 * The rows of the table for the start.
 * @param {import('@playwright/test').Browser} browser
 * @param {Function} startStaging
 * @param {{ built?: string, beside?: string, only?: string, land?: string }} options `built` and
 * `beside` are folders of builds. `only` is a part of the names of cases, as 'list' or 'slow CPU'.
 * `land` is the reason why figures may grow.
 */
export async function measureStarts(browser, startStaging, options) {
  const { built = `${root}dist`, beside, only = '', land: why } = options;
  const held = new Held();
  const builds = [];
  try {
    for (const folder of [built, beside].filter((each) => each !== undefined)) {
      const path = resolve(folder);
      const staging = await startStaging({
        world: 'sample',
        scale: 0,
        latency,
        schedules: false,
        folder: path,
      });
      const state = await signedInState(browser, staging);
      builds.push({ browser, staging, state, sizeOf: sizer(path) });
    }
    const rows = [];
    for (const each of cases) {
      if (!`${each.screen}, ${each.machine}`.includes(only)) continue;
      const samples = builds.map(() => []);
      // The first of each warms the browser's own caches of code.
      for (let run = 0; run <= runs; run += 1) {
        for (const [at, build] of builds.entries()) {
          const sample = await measureOnce(build, each);
          if (run > 0) samples[at].push(sample);
        }
      }
      rows.push(...rowsOf(each, samples));
      held.add(each, samples[0]);
    }
    return [...rows, ...held.compare(why)];
  } finally {
    for (const { staging } of builds) await staging.close();
  }
}
