// Files that each further route fetches from a cold start: one screen of each module of its own.
import { furtherRouteScript, lateParts, routeBudgets } from '../tests/tools/budgets.mjs';
import { openFresh } from './list.mjs';
import { collectFiles, weightRows } from './weight.mjs';

const account = '/accounts/acc-demo1';

/** A route, its address in the sample world, and whether it has charts, which come late. */
const routes = [
  { route: 'server', at: `${account}/servers/srv-web01/`, charts: true },
  { route: 'create server', at: `${account}/servers/add/` },
  { route: 'volumes', at: `${account}/volumes/` },
  { route: 'volume', at: `${account}/volumes/vol-data1/`, charts: true },
  { route: 'images', at: `${account}/images/` },
  { route: 'image', at: `${account}/images/img-avail/` },
  { route: 'groups', at: `${account}/server_groups/` },
  { route: 'group', at: `${account}/server_groups/grp-web01/` },
];

const list = routeBudgets.find(({ route }) => route === 'servers');
const chart = lateParts.find(({ module }) => module === 'src/ui/charts/line-chart.tsx');

/** The rows of the table for each route. */
export async function measureRoutes({ browser, staging, state }) {
  const rows = [];
  for (const { route, at, charts = false } of routes) {
    const { context, page } = await openFresh(browser, staging, state);
    const files = await collectFiles(page, staging.app);
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    const script = list.script + furtherRouteScript + (charts ? chart.script : 0);
    rows.push(...weightRows(route, files, { modules: list.modules, script }));
  }
  return rows;
}
