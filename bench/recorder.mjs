// Main-thread time of the recorder of problem reports, by the browser's own profiler. Measured
// while a thousand events arrive, and while somebody goes to and fro. Nothing in the page measures
// it.
import { setTimeout as wait } from 'node:timers/promises';
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { flood, watchList } from './flood.mjs';
import { openFresh, openList } from './list.mjs';
import { marks } from './probe.mjs';
import { settled } from './settled.mjs';
import { median } from './statistics.mjs';

const visits = 10;
/** Microseconds. */
const interval = 100;
const frame = 1e6 / 60;
/** A sample that stands for longer was late: the machine did something else. */
const longest = 1000;

/** Finds the tap in the start's script, from the beginning of its function to its last words. */
async function findTap(page) {
  const url = await page.evaluate(() => document.querySelector('script[type="module"]').src);
  const text = await (await page.request.get(url)).text();
  const end = text.indexOf('isForgotten:!0');
  if (end < 0) throw new Error('The tap is not where it was: its forgetting is not found');
  const begin = text.lastIndexOf('function ', end);
  const placeOf = (offset) => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length - 1;
    return line * 1e7 + offset - before.lastIndexOf('\n') - 1;
  };
  return { url, begin: placeOf(begin), end: placeOf(end) };
}

/** The recorder's nodes in the profile, with all that they call. */
function recorderNodes({ nodes }, tap) {
  const found = new Set();
  const children = new Map(nodes.map((node) => [node.id, node.children ?? []]));
  const add = (id) => {
    found.add(id);
    children.get(id).forEach(add);
  };
  for (const { id, callFrame } of nodes) {
    const { url, lineNumber, columnNumber } = callFrame;
    const place = lineNumber * 1e7 + columnNumber;
    const isTap = url === tap.url && place >= tap.begin && place <= tap.end;
    if (isTap || /\/assets\/recorder-[^/]*\.js$/u.test(url)) add(id);
  }
  return found;
}

/**
 * Share of all the time in per cent, and the worst and middle milliseconds of the frames where it
 * ran.
 */
function sharesOf(profile, tap) {
  const { samples, timeDeltas, startTime, endTime } = profile;
  const ours = recorderNodes(profile, tap);
  const frames = new Map();
  let at = startTime;
  let sum = 0;
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index];
    if (!ours.has(id)) continue;
    const time = Math.min(timeDeltas[index + 1] ?? interval, longest);
    sum += time;
    const number = Math.floor((at - startTime) / frame);
    frames.set(number, (frames.get(number) ?? 0) + time / 1000);
  }
  const taken = [...frames.values()];
  return {
    share: (sum / (endTime - startTime)) * 100,
    worst: Math.max(0, ...taken),
    middle: taken.length === 0 ? 0 : median(taken),
  };
}

function rowsOf(what, { share, worst, middle }) {
  return [
    {
      what: `recorder, ${what}: share of the main thread's time`,
      value: share,
      unit: '%',
      budget: timeBudgets.recorderShare,
    },
    { what: `recorder, ${what}: of a frame in which it did anything`, value: middle, unit: 'ms' },
    { what: `recorder, ${what}: of the worst frame`, value: worst, unit: 'ms' },
  ];
}

export async function measureRecorder({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  await openList(page);
  await page.getByRole('banner').getByText('Live', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const tap = await findTap(page);
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval });
  const look = watchList(page, staging.api);
  const profiled = async (work) => {
    await session.send('Profiler.start');
    await work();
    return sharesOf((await session.send('Profiler.stop')).profile, tap);
  };

  const inFlood = await profiled(async () => {
    await flood(staging.provider);
    await settled(look, wait);
  });
  const toAndFro = await profiled(async () => {
    for (let visit = 0; visit < visits; visit += 1) {
      await page.locator(marks.row).nth(visit).click();
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await page.goBack();
      await page.locator(marks.row).first().waitFor();
    }
  });
  await context.close();
  return [...rowsOf('flood', inFlood), ...rowsOf('to and fro', toAndFro)];
}
