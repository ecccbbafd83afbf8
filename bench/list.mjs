// The list of servers from a cold start: what it fetches, when it stands, what it asks the provider,
// how fast it goes to a server and back, and what it keeps in memory.
import { setTimeout as wait } from 'node:timers/promises';
import { callBudget, routeBudgets, timeBudgets } from '../tests/tools/budgets.mjs';
import { addProbe, marks } from './probe.mjs';
import { median, seriesDepth } from './statistics.mjs';
import { collectFiles, weightRows } from './weight.mjs';

const budget = routeBudgets.find(({ route }) => route === 'servers');
export const listPath = '/accounts/acc-demo1/servers/';
const runs = 5;

/** Records take room, so only a world of a usual size is held to it. */
const heapNote = `the ${timeBudgets.heap} MB are meant for sample`;

/** A cold browser that is signed in, with the probe in its pages. */
export async function openFresh(browser, staging, state) {
  const context = await browser.newContext({
    baseURL: staging.app,
    storageState: state,
    viewport: { width: 1440, height: 900 },
  });
  await addProbe(context);
  return { context, page: await context.newPage() };
}

/** Opens the list and waits for its first row: milliseconds since the navigation began. */
export async function openList(page) {
  await page.goto(listPath);
  return page.evaluate(() => window.probe.firstRow);
}

/** Every call to the provider with its times; preflights are counted apart. */
export async function watchCalls(page, api) {
  const calls = [];
  const preflights = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Preflight' && request.url.startsWith(api)) preflights.push(request.url);
  });
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(api)) return;
    const { startTime, responseEnd } = request.timing();
    calls.push({ start: startTime, end: startTime + responseEnd, url: request.url() });
  });
  return { calls, preflights };
}

async function measureStart({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  const files = await collectFiles(page, staging.app);
  const { calls, preflights } = await watchCalls(page, staging.api);
  const time = await openList(page);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.waitForLoadState('networkidle');
  const before = calls.filter(({ start }) => start < origin + time);
  await context.close();
  return { files, time, preflights: preflights.length, before };
}

function followLink({ selector, name }) {
  const shows = () => document.querySelector('main h1')?.textContent?.includes(name) === true;
  const start = performance.now();
  document.querySelector(selector).click();
  return window.probe.until(shows).then((end) => end - start);
}

function goBack({ row }) {
  const start = performance.now();
  history.back();
  return window.probe.until(() => document.querySelector(row) !== null).then((end) => end - start);
}

/** The first row's link; a long name is cut in the list, and whole on its own page. */
async function firstLink(page) {
  const text = await page.locator(marks.row).first().textContent();
  return { selector: marks.row, name: text.trim().slice(0, 20) };
}

/** Shortest time that a hand takes from a link under the pointer to its press. */
const AIMING_MS = 200;

/** The way to a server before anybody has seen one, as a person goes it: the pointer comes first. */
async function measureFirstVisit({ browser, staging, state }) {
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await openFresh(browser, staging, state);
    await openList(page);
    await page.waitForLoadState('networkidle');
    const link = await firstLink(page);
    await page.hover(link.selector);
    await wait(AIMING_MS);
    times.push(await page.evaluate(followLink, link));
    await context.close();
  }
  return median(times);
}

/** There and back, once to fetch the chunk and then timed. */
async function measureSteps(page) {
  const there = [];
  const back = [];
  const link = await firstLink(page);
  for (let run = 0; run <= runs; run += 1) {
    const forth = await page.evaluate(followLink, link);
    const home = await page.evaluate(goBack, marks);
    if (run > 0) {
      there.push(forth);
      back.push(home);
    }
  }
  return { there: median(there), back: median(back) };
}

/** Reads the heap that the page keeps, in MB. */
export async function measureHeap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

export async function measureList(setting) {
  const starts = [];
  for (let run = 0; run < runs; run += 1) starts.push(await measureStart(setting));
  const [first] = starts;
  const { context, page } = await openFresh(setting.browser, setting.staging, setting.state);
  await openList(page);
  await page.waitForLoadState('networkidle');
  const heap = await measureHeap(page);
  const { there, back } = await measureSteps(page);
  await context.close();
  const firstVisit = await measureFirstVisit(setting);
  const at = (what) => `${setting.world}: ${what}`;
  return [
    ...(setting.world === 'sample' ? weightRows('servers', first.files, budget) : []),
    { what: at('painted list'), value: median(starts.map(({ time }) => time)), unit: 'ms' },
    {
      what: at('list to detail at first'),
      value: firstVisit,
      unit: 'ms',
      budget: timeBudgets.firstVisit,
    },
    { what: at('list to detail'), value: there, unit: 'ms', budget: timeBudgets.listToDetail },
    { what: at('detail to list'), value: back, unit: 'ms', budget: timeBudgets.listToDetail },
    {
      what: at('calls before the rows'),
      value: Math.max(...starts.map(({ before }) => before.length)),
      unit: 'calls',
      budget: callBudget.beforeRows,
    },
    {
      what: at('their depth in series'),
      value: Math.max(...starts.map(({ before }) => seriesDepth(before))),
      unit: 'deep',
      budget: callBudget.depth,
    },
    { what: at('preflights'), value: first.preflights, unit: 'calls' },
    setting.world === 'sample'
      ? { what: at('heap after load'), value: heap, unit: 'MB', budget: timeBudgets.heap }
      : { what: at(`heap after load (${heapNote})`), value: heap, unit: 'MB' },
  ];
}
