// A thousand events in one second for a thousand servers, with the list open. Measures if the page
// stays responsive, and if every row is right afterwards.
import { setTimeout as wait } from 'node:timers/promises';
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { listPath, openFresh, openList } from './list.mjs';
import { settled } from './settled.mjs';
import { median } from './statistics.mjs';

const events = 1000;
const batches = 50;
/** Repeats: other work of the machine can double the longest task of one. */
const rounds = 5;
/** Limit of one step of a round, in milliseconds. */
const slowest = 180_000;
/** Shortest task that the browser reports as long, in milliseconds. */
const shortestLongTask = 50;

/** Renames the servers one by one and says so, evenly over a second. */
export async function flood(provider, mark) {
  const account = 'acc-demo1';
  const servers = provider.world.server
    .all()
    .filter((server) => server.account === account)
    .slice(0, events);
  const names = new Set();
  const started = performance.now();
  for (const [index, { id }] of servers.entries()) {
    const name = `${mark}-${String(index).padStart(4, '0')}`;
    names.add(name);
    provider.world.server.patch(id, { name });
    provider.publish({ account, resource: id, action: 'server.update', state: 'completed' });
    const due = started + ((index + 1) / events) * 1000;
    if (index % (events / batches) === 0) await wait(Math.max(0, due - performance.now()));
  }
  return names;
}

/** The names that the list shows under the filter, page after page of a hundred. */
async function shownNames(page, mark) {
  const names = new Set();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('combobox', { name: 'per page' }).selectOption('100');
  const count = Math.ceil(events / 100);
  for (let number = 1; number <= count; number += 1) {
    const texts = await page
      .getByRole('link', { name: new RegExp(`^${mark}-`, 'u') })
      .allTextContents();
    for (const text of texts) names.add(text.trim());
    const next = pages.getByRole('button', { name: 'Next page' });
    if (number === count || (await next.isDisabled())) break;
    await next.click();
    // The range is in the same paint as the rows.
    await pages.getByText(`${number * 100 + 1}–`).waitFor();
  }
  return names;
}

/**
 * Watches the calls to the provider. Each look returns their count, the open ones, and if the list
 * is being read.
 */
export function watchList(page, api) {
  let calls = 0;
  let open = 0;
  const isCall = (request) => request.url().startsWith(api);
  page.on('request', (request) => {
    if (!isCall(request)) return;
    calls += 1;
    open += 1;
  });
  const ended = (request) => {
    if (isCall(request)) open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh', exact: true });
  return async () => {
    // Read in the page's main thread, which is late if the machine is.
    const busy = (await refresh.getAttribute('aria-busy')) === 'true';
    return { calls, open, busy };
  };
}

async function measureRound({ browser, staging, state }, mark) {
  const { context, page } = await openFresh(browser, staging, state);
  // Waits long on a busy machine: rows that are late are not wrong.
  page.setDefaultTimeout(slowest);
  await openList(page);
  await page.getByRole('banner').getByText('Live', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const start = await page.evaluate(() => performance.now());
  const look = watchList(page, staging.api);
  const names = await flood(staging.provider, mark);
  const told = performance.now();
  await settled(look, wait);
  const took = performance.now() - told;
  const { calls } = await look();
  const longest = await page.evaluate(
    (since) =>
      Math.max(
        0,
        ...window.probe.longTasks
          .filter((task) => task.start >= since)
          .map((task) => task.duration),
      ),
    start,
  );
  // The filter and the pager use what the page has: they send no request.
  await page.getByRole('searchbox', { name: 'Filter' }).fill(mark);
  await page.waitForURL((url) => url.pathname === listPath && url.search.includes(mark));
  const shown = await shownNames(page, mark);
  await context.close();
  const wrong = [...names].filter((name) => !shown.has(name)).length;
  // The browser does not report shorter tasks.
  return { longest: Math.max(longest, shortestLongTask), wrong, calls, took };
}

export async function measureFlood(measured) {
  const floods = [];
  for (let round = 1; round <= rounds; round += 1) {
    floods.push(await measureRound(measured, `flooded-${round}`));
  }
  const most = (figure) => Math.max(...floods.map(figure));
  return [
    {
      what: `flood: longest task, median of ${rounds}`,
      value: median(floods.map(({ longest }) => longest)),
      unit: 'ms',
      budget: timeBudgets.longestTaskInFlood,
    },
    { what: 'flood: longest task, at worst', value: most(({ longest }) => longest), unit: 'ms' },
    {
      what: 'flood: lost or wrong rows',
      value: most(({ wrong }) => wrong),
      unit: 'rows',
      budget: 0,
    },
    {
      what: 'flood: until the list has been quiet for 2 s, at worst',
      value: most(({ took }) => took),
      unit: 'ms',
    },
    { what: 'flood: calls that it caused', value: most(({ calls }) => calls), unit: 'calls' },
  ];
}
