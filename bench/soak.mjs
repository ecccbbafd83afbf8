// A window that stays open for a working day: an event a second, hundreds of switches of area and
// account. It reports by the hour how much stays in memory. The day is played ten times as fast.
import { setTimeout as wait } from 'node:timers/promises';
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { measureHeap, openFresh, openList } from './list.mjs';
import { growth } from './statistics.mjs';
import { goRound, round, roundOptions } from './switches.mjs';

const account = 'acc-demo1';
const perSecond = 10;
const switchesInEight = 304;
/** Until then the page fetches parts of itself, and fills what it keeps by design. */
const roundsBefore = 6;

/** Changes one server after the other at this rate, until it is stopped. */
function happen(provider) {
  const servers = provider.world.server.all().filter((server) => server.account === account);
  let count = 0;
  const timer = setInterval(() => {
    const { id } = servers[count % servers.length];
    provider.world.server.patch(id, { name: `soaked-${count}` });
    provider.publish({ account, resource: id, action: 'server.update', state: 'completed' });
    count += 1;
  }, 1000 / perSecond);
  return {
    /** Events so far, each for a second of the day. */
    seconds: () => count,
    stop: () => clearInterval(timer),
    /** The name that was given last. */
    last: () => `soaked-${count - 1}`,
  };
}

/**
 * The rows of the table for a day of so many hours.
 * @param {number} hours
 */
export async function measureSoak({ browser, staging, state }, hours) {
  const { context, page } = await openFresh(browser, staging, state);
  await openList(page);
  await page.getByRole('banner').getByText('Live', { exact: true }).waitFor();
  await page.evaluate(goRound, { ...roundOptions, count: roundsBefore * round });
  const rounds = Math.ceil(((switchesInEight / 8) * hours) / round);
  const happening = happen(staging.provider);
  const readings = [];
  for (let done = 1; done <= rounds; done += 1) {
    await page.evaluate(goRound, { ...roundOptions, count: round });
    const due = (done / rounds) * hours * 3600;
    await wait(Math.max(0, ((due - happening.seconds()) / perSecond) * 1000));
    readings.push({ at: happening.seconds() / 3600, value: await measureHeap(page) });
  }
  happening.stop();
  // The list still follows what happens.
  await page.getByRole('searchbox', { name: 'Filter' }).fill(happening.last());
  await page.getByRole('link', { name: happening.last(), exact: true }).waitFor();
  await context.close();
  const [first] = readings;
  const last = readings.at(-1);
  const events = `${happening.seconds()} events, ${rounds * round} switches`;
  return [
    { what: `soak: heap at first, after ${events}`, value: first.value, unit: 'MB' },
    { what: 'soak: heap in the end', value: last.value, unit: 'MB' },
    {
      what: `soak: what an hour leaves, of ${last.at.toFixed(1)}`,
      value: growth(readings),
      unit: 'MB',
      budget: timeBudgets.heapOfHour,
    },
  ];
}
