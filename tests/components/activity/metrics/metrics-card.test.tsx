import { nodeOrigin, type NodeProvider } from '../../../../mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { MetricsCard } from '@/components/activity/metrics/metrics-card';
import type { ChartedKind } from '@/model/metrics/charts';
import { resources } from '@/store/resources/resources-state';
import { ACCOUNT, openPage } from '../../open-page';

const MESSAGE = "We couldn't retrieve the data to display this chart";

/** Opens a page with only the charts of a record. */
async function openMetrics(
  id: string,
  prepare?: (node: NodeProvider) => void,
  kind: ChartedKind = 'server',
) {
  const user = userEvent.setup();
  const page = <MetricsCard kind={kind} id={id} />;
  const opened = await openPage({ page, ...(prepare && { prepare }) });
  return { ...opened, user };
}

const figure = async (name: string) => within(await screen.findByRole('figure', { name }));
const ready = async () => {
  await screen.findAllByText(/^\d[\d.]* (B|KB|MB)\/s$/);
};
const named = (name: string) => (node: NodeProvider) =>
  node.provider.world.server.patch('srv-web01', { name });
const choose = (name: string) => screen.getByRole('button', { name });

test('what a server has charts of, with the latest value of each line', async () => {
  await openMetrics('srv-web01');
  await ready();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'CPU utilisation',
    'Network data',
    'Disk IO in Bytes',
    'Disk IO in IOPS',
  ]);
  expect((await figure('CPU utilisation')).getByText(/^[\d.]+%$/)).toBeVisible();
  expect(
    (await figure('Network data')).getByRole('button', { name: /^Received .*B\/s$/ }),
  ).toBeVisible();
  expect(
    (await figure('Disk IO in IOPS')).getByRole('button', { name: /^Write .* IOPS$/ }),
  ).toBeVisible();
});

test('a volume has read and write charts of bytes and of IO', async () => {
  await openMetrics('vol-data1', undefined, 'volume');
  await ready();
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  for (const title of ['Disk IO in Bytes', 'Disk IO in IOPS']) {
    const lines = (await figure(title)).getAllByRole('button');
    expect(lines.map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent ?? '')?.[0])).toEqual([
      'Read',
      'Write',
    ]);
  }
});

test('the range is chosen among four, and the browser remembers it', async () => {
  const { user } = await openMetrics('srv-web01');
  await ready();
  const ranges = within(screen.getByRole('group', { name: 'Range' })).getAllByRole('button');
  expect(ranges.map(({ textContent }) => textContent)).toEqual([
    'Last hour',
    'Last day',
    'Last week',
    'Last 2 weeks',
  ]);
  expect(choose('Last hour')).toHaveAttribute('aria-pressed', 'true');
  await user.click(choose('Figures'));
  const rows = () =>
    within(screen.getByRole('table', { name: 'CPU utilisation' })).getAllByRole('row');
  // A point a minute, both ends, and the head.
  expect(rows()).toHaveLength(62);
  await user.click(choose('Last day'));
  await waitFor(() => expect(rows()).toHaveLength(146));
  expect(localStorage.getItem('wheelhouse.preferences')).toContain('"metricsRange":"HOURS_24"');
});

test('lines of several volumes have their names', async () => {
  const { store } = await openMetrics('srv-nbs01');
  store.dispatch(resources.actions.listRequested({ kind: 'volume', account: ACCOUNT }));
  await ready();
  const bytes = await figure('Disk IO in Bytes');
  expect(await bytes.findByRole('button', { name: /^data: Read/ })).toBeVisible();
  expect(bytes.getByRole('button', { name: /^storage-node root: Write/ })).toBeVisible();
});

test('where nothing was measured, each chart says so', async () => {
  const { user } = await openMetrics('srv-work1');
  expect(await screen.findAllByText('No data for the last hour')).toHaveLength(4);
  await user.click(choose('Last week'));
  await ready();
  expect(screen.queryByText(/^No data/)).toBeNull();
});

test('what is idle has one line in place of empty charts, and its charts where it was measured', async () => {
  const user = userEvent.setup();
  await openPage({
    page: <MetricsCard kind="server" id="srv-work1" idle="the server is not running" />,
  });
  expect(
    await screen.findByText('No data for the last hour: the server is not running'),
  ).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  await user.click(choose('Last week'));
  await ready();
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  expect(screen.queryByText(/^No data/)).toBeNull();
});

test.each([undefined, 'the server is not running'])(
  'what could not be read is not said to be no data (%s)',
  async (idle) => {
    const unread = { name: 'cpu_percent', subjectId: null, timestamps: 'odd', values: [] };
    const metrics = { start: 60, end: 120, step: 60, series: [unread] };
    await openPage({
      page: <MetricsCard kind="server" id="srv-web01" idle={idle} />,
      prepare: ({ server }) =>
        server.use(
          http.post(`${nodeOrigin}/kiosk`, () => HttpResponse.json({ data: { metrics } })),
        ),
    });
    expect(await screen.findAllByText('Couldn’t load this data')).toHaveLength(4);
    expect(screen.queryByText(/no data/i)).toBeNull();
  },
);

test('METRICS_CURRENTLY_INACCESSIBLE has its message, a contact-support link and a Reload chart button', async () => {
  const { user, provider } = await openMetrics('srv-web01', named('fail-metrics'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(MESSAGE)).toBeVisible();
  // The known failure has these words alone, without the provider's own.
  expect(within(alert).queryByRole('paragraph')).toBeNull();
  const support = within(alert).getByRole('link', { name: 'Contact support' });
  const address = new URL(support.getAttribute('href') ?? '', nodeOrigin);
  expect(address.pathname).toBe(`/accounts/${ACCOUNT}/support/`);
  expect(address.searchParams.get('p')).toMatch(
    /^The metrics of srv-web01 don’t load \(METRICS_CURRENTLY_INACCESSIBLE, Request \S+\)\.$/,
  );
  provider.world.server.patch('srv-web01', { name: 'web-1' });
  await user.click(within(alert).getByRole('button', { name: 'Reload chart' }));
  await ready();
  expect(screen.queryByText(MESSAGE)).toBeNull();
});

test('another failure says what it is, with the request to quote', async () => {
  const refusal = { error_name: 'internal_error', errors: ['Something went wrong at our end'] };
  await openMetrics('srv-web01', ({ server }) =>
    server.use(
      http.post(`${nodeOrigin}/kiosk`, () =>
        HttpResponse.json(refusal, { status: 500, headers: { 'X-Request-Id': 'req-7' } }),
      ),
    ),
  );
  await screen.findByRole('button', { name: 'Copy details' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${MESSAGE}Something went wrong at our endRequest req-7Copy details`,
  );
});

test('a reload that fails says so above what was read before', async () => {
  const { user, provider } = await openMetrics('srv-web01');
  await ready();
  provider.world.server.patch('srv-web01', { name: 'fail-metrics' });
  await user.click(choose('Reload charts'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Showing earlier data');
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  expect((await figure('CPU utilisation')).getByText(/^[\d.]+%$/)).toBeVisible();
});
