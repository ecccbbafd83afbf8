import { expect, type Page, test } from '@playwright/test';
import { createReplayHost } from '@mocks/replay/host';
import { call, reportOf } from '../../tests/mocks/replay/reports';
import { openReplay } from '../open-replay';
import { press } from './screens/screen';
import { photograph } from './photograph';

const refusal = { error_name: 'server_locked', errors: ['The Cloud Server is locked by an event'] };

/** Report of somebody who is not signed in: the panel in the frame has photographs of its own. */
const report = reportOf([
  { type: 'connection', at: 0, network: 'online', stream: 'idle', session: 'invalid' },
  call(100, '/1.0/accounts', { query: { nested: 'false' }, status: 401 }),
  { type: 'route', at: 200, path: '/' },
  call(9000, '/1.0/images', { took: 6000, status: 500, requestId: 'req-4c1d09' }),
  {
    type: 'action',
    at: 30_000,
    what: 'verb',
    name: 'stop',
    kind: 'server',
    ids: ['srv-web01'],
    state: 'sent',
  },
  call(30_100, '/1.0/servers/srv-web01/stop', {
    method: 'POST',
    status: 409,
    answer: refusal,
    requestId: 'req-77ab20',
  }),
  { type: 'route', at: 40_000, path: '/forgotten_password' },
]);

const rows: readonly (readonly [name: string, host: object | undefined, steps?: Steps])[] = [
  ['replay-choose', undefined],
  ['replay', report],
  ['replay-fault', report, press('First error')],
  ['replay-their-size', report, press('Their size')],
  ['replay-what-happened', report, press('What happened')],
];
type Steps = (page: Page) => Promise<void>;

for (const [name, file, steps] of rows) {
  test(`the screenshots of ${name}`, async ({ page }) => {
    const host = createReplayHost();
    if (file !== undefined) expect(await host.take(JSON.stringify(file))).toBeUndefined();
    await openReplay(page, host);
    const frame = page.locator('#frame');
    const isShown = () =>
      expect(frame).toHaveAttribute('data-state', file === undefined ? 'left' : 'shown');
    await isShown();
    await steps?.(page);
    await isShown();
    await photograph(page, name, { fullPage: false });
  });
}
