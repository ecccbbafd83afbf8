// Hundreds of switches of area and account: what of each stays in memory.
import { timeBudgets } from '../tests/tools/budgets.mjs';
import { measureHeap, openFresh, openList } from './list.mjs';

const areas = ['volumes', 'images', 'server_groups', 'servers'];
const accounts = ['acc-owed1', 'acc-demo1'];
/** Switches that lead once through all areas of both accounts. */
export const round = areas.length * accounts.length;
export const roundOptions = { areas, accounts };
/** Until then the page still fetches parts of itself, and fills what it keeps by design. */
const roundsBefore = 12;
const rounds = 38;
/** Some readings hold data that is just being read: the least of this many counts. */
const readings = 5;

/**
 * For the browser: code is neither compiled further nor forgotten. What the compiler adds for some five
 * hundred switches, a megabyte or more, is nothing that the page keeps.
 */
export const plainScript = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

/** In the page: goes through the areas of the one account, then of the other, and so on. */
export async function goRound({ count, areas: places, accounts: both }) {
  const limit = 30_000;
  const shown = (test) =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const look = () => {
        if (test()) resolve();
        else if (performance.now() - since < limit) setTimeout(look, 5);
        else reject(new Error(`Waited in vain at ${location.pathname}: ${test}`));
      };
      look();
    });
  const stands = async (path) => {
    await shown(() => location.pathname === path && document.querySelector('main h1') !== null);
    await shown(() => document.querySelector('main [aria-busy="true"]') === null);
  };
  const find = (selector) => () => document.querySelector(selector);
  const press = async (selector) => {
    await shown(find(selector));
    document.querySelector(selector).click();
  };
  for (let done = 0; done < count; done += 1) {
    const area = places[done % places.length];
    const account = both[Math.floor(done / places.length) % both.length];
    const path = `/accounts/${account}/${area}/`;
    if (done % places.length === 0) {
      await press('header button[aria-haspopup="dialog"]');
      await press(`[role="dialog"] a[href="/accounts/${account}/"]`);
      // The account's own redirect would overtake an earlier press.
      await stands(`/accounts/${account}/`);
    }
    await press(`nav a[href="${path}"]`);
    await stands(path);
  }
}

async function readHeap(page) {
  const found = [];
  for (let reading = 0; reading < readings; reading += 1) {
    await page.evaluate(goRound, { ...roundOptions, count: round });
    found.push(await measureHeap(page));
  }
  return Math.min(...found);
}

/** The row of the table for what stays. */
export async function measureSwitches({ browser, staging, state }) {
  const { context, page } = await openFresh(browser, staging, state);
  await openList(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(goRound, { ...roundOptions, count: roundsBefore * round });
  const first = await readHeap(page);
  await page.evaluate(goRound, { ...roundOptions, count: rounds * round });
  const last = await readHeap(page);
  await context.close();
  return [
    {
      what: 'switches: heap that a hundred leave',
      value: ((last - first) / (rounds * round)) * 100 * 1000,
      unit: 'kB',
      budget: timeBudgets.heapOfSwitches,
    },
  ];
}
