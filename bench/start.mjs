// The list of servers from a cold start on a CPU four times slower: when its rows stand, how long the
// main thread works until then, and how much of that nobody could interrupt. Beside another build, if
// one is given, in turn, so that whatever else the machine does falls on both.
import { comparisonBudgets } from '../tests/tools/budgets.mjs';
import { openFresh, openList } from './list.mjs';
import { signedInState } from './sign-in.mjs';
import { median } from './statistics.mjs';

const runs = 7;
const slowness = 4;
/** Milliseconds that every answer of the provider takes. */
const latency = 20;
/** Of a long task that blocks nobody yet, in milliseconds. */
const unnoticed = 50;

/** In the page: the long tasks that began before this moment. */
function longTasksBefore(moment) {
  return window.probe.longTasks.filter(({ start }) => start < moment);
}

async function measureOnce({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const ready = await openList(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const tasks = await page.evaluate(longTasksBefore, ready);
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration').value;
  const lengths = tasks.map(({ duration }) => duration);
  return {
    ready,
    mainThread: seconds * 1000,
    tasks: lengths.length,
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - unnoticed), 0),
  };
}

const figures = [
  { name: 'ready', what: 'rows stand', unit: 'ms' },
  { name: 'mainThread', what: 'main thread until the rows', unit: 'ms' },
  { name: 'tasks', what: 'long tasks until the rows', unit: 'tasks' },
  { name: 'blocking', what: `their time beyond ${unnoticed} ms each`, unit: 'ms' },
];

/** A build's row for each figure; of the first build with its share of the second one's. */
function rowsOf([ours, other]) {
  const of = (samples, name) => median(samples.map((sample) => sample[name]));
  return figures.flatMap(({ name, what, unit }) => {
    const value = of(ours, name);
    const row = { what: `CPU 1/${slowness}: ${what}`, value, unit };
    if (other === undefined) return [row];
    const theirs = of(other, name);
    return [
      row,
      { what: `${row.what}, the other build`, value: theirs, unit },
      {
        what: `${row.what}, share of the other build`,
        value: theirs === 0 ? 1 : value / theirs,
        budget: comparisonBudgets[name],
      },
    ];
  });
}

/**
 * The rows of the table for the start.
 * @param {import('@playwright/test').Browser} browser
 * @param {Function} startStaging
 * @param {string | undefined} beside the folder of another build
 */
export async function measureStarts(browser, startStaging, beside) {
  const builds = [];
  try {
    for (const folder of beside === undefined ? [undefined] : [undefined, beside]) {
      const staging = await startStaging({
        world: 'sample',
        scale: 0,
        latency,
        schedules: false,
        ...(folder !== undefined && { folder }),
      });
      builds.push({ browser, staging, samples: [] });
      builds.at(-1).state = await signedInState(browser, staging);
    }
    // The first of each warms the browser's own caches of code.
    for (let run = 0; run <= runs; run += 1) {
      for (const build of builds) {
        const sample = await measureOnce(build);
        if (run > 0) build.samples.push(sample);
      }
    }
    return rowsOf(builds.map(({ samples }) => samples));
  } finally {
    for (const { staging } of builds) await staging.close();
  }
}
