// The dashboard from a cold start, beside the list of servers. It measures when the first events
// stand, when all was looked at, the provider calls before, and the longest task until then.
import { callBudget } from '../tests/tools/budgets.mjs';
import { openFresh, openList, watchCalls } from './list.mjs';
import { median, seriesDepth } from './statistics.mjs';

const path = '/accounts/acc-demo1/';
const runs = 5;

/** In the page: resolves once the first events stand, and once everything was looked at. */
async function whenStands() {
  const { until, longTasks } = window.probe;
  const first = await until(() => document.querySelector('main [data-event]') !== null);
  const attention = () => document.querySelector('[data-part="Needs attention"]');
  const whole = await until(
    () => attention() !== null && attention().querySelector('[aria-busy]') === null,
  );
  return { first, whole, longest: Math.max(0, ...longTasks.map(({ duration }) => duration)) };
}

async function measureOnce({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  const { calls } = await watchCalls(page, staging.api);
  await page.goto(path);
  const times = await page.evaluate(whenStands);
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.waitForLoadState('networkidle');
  const before = calls.filter(({ start }) => start < origin + times.first);
  const inAll = calls.length;
  await context.close();
  const list = await openFresh(browser, staging, state);
  const listTime = await openList(list.page);
  await list.context.close();
  return { ...times, before, inAll, listTime };
}

/** The rows of the table for the dashboard. */
export async function measureDashboard(setting) {
  const samples = [];
  for (let run = 0; run < runs; run += 1) samples.push(await measureOnce(setting));
  const of = (name) => median(samples.map((sample) => sample[name]));
  const at = (what) => `${setting.world}: ${what}`;
  return [
    { what: at('painted dashboard'), value: of('first'), unit: 'ms' },
    { what: at('painted list, beside it'), value: of('listTime'), unit: 'ms' },
    { what: at('all looked at'), value: of('whole'), unit: 'ms' },
    { what: at('longest task of the dashboard'), value: of('longest'), unit: 'ms' },
    {
      what: at('calls before the dashboard'),
      value: Math.max(...samples.map(({ before }) => before.length)),
      unit: 'calls',
      budget: callBudget.beforeRows,
    },
    {
      what: at('their depth in series, of the dashboard'),
      value: Math.max(...samples.map(({ before }) => seriesDepth(before))),
      unit: 'deep',
      budget: callBudget.depth,
    },
    { what: at('calls of the dashboard in all'), value: of('inAll'), unit: 'calls' },
  ];
}
