import { expect, test } from 'vitest';
import { parseId } from '@/model/ids';
import { paths } from '@/model/paths';

const A = 'acc-aaaaa';
const S = 'srv-aaaaa';

test.each([
  [paths.account(A), '/accounts/acc-aaaaa/'],
  [paths.accountPending(A), '/accounts/acc-aaaaa/?pending'],
  [paths.servers(A), '/accounts/acc-aaaaa/servers/'],
  [paths.servers(A, { group: 'grp-aaaaa' }), '/accounts/acc-aaaaa/servers/?group=grp-aaaaa'],
  [paths.record('server', A, S), '/accounts/acc-aaaaa/servers/srv-aaaaa/'],
  [paths.editor('server', A, S, 'name'), '/accounts/acc-aaaaa/servers/srv-aaaaa/name/'],
  [
    paths.serverVolumeResize(A, S, 'vol-aaaaa'),
    '/accounts/acc-aaaaa/servers/srv-aaaaa/volume_resize/vol-aaaaa/',
  ],
  [paths.list('cloud_ip', A), '/accounts/acc-aaaaa/cloud_ips/'],
  [paths.list('collaboration', A), '/accounts/acc-aaaaa/team/'],
  [paths.list('application', A), '/user/#application'],
  [paths.list('zone', A), '/accounts/acc-aaaaa/'],
  [paths.record('server', A, S), '/accounts/acc-aaaaa/servers/srv-aaaaa/'],
  [paths.record('account', A, 'acc-bbbbb'), '/accounts/acc-bbbbb/'],
  [paths.record('application', A, 'app-aaaaa'), '/user/application/app-aaaaa/'],
  [paths.record('api_client', A, 'cli-aaaaa'), '/accounts/acc-aaaaa/settings/cli/cli-aaaaa/'],
  [paths.record('zone', A, 'zon-aaaaa'), '/accounts/acc-aaaaa/'],
  [paths.billingPayment(A, 18.2), '/accounts/acc-aaaaa/billing/payment/?amount=18.20'],
  [paths.billingPayment(A), '/accounts/acc-aaaaa/billing/payment/'],
  // JSON can hold half a surrogate pair, and an address cannot.
  [paths.container(A, '\ud800 half'), '/accounts/acc-aaaaa/orbit/container/%EF%BF%BD%20half/'],
  [paths.support(A, 'a & b'), '/accounts/acc-aaaaa/support/?p=a+%26+b'],
  [
    paths.firewallRuleAdd(A, 'grp-aaaaa', { direction: 'out' }),
    '/accounts/acc-aaaaa/server_groups/grp-aaaaa/firewall_rules/add/?direction=out',
  ],
  [
    paths.serverAdd(A, { image: parseId('image', 'img-aaaaa')! }),
    '/accounts/acc-aaaaa/servers/add/?image=img-aaaaa',
  ],
  [
    paths.settingsIncrease(A, 'block_storage'),
    '/accounts/acc-aaaaa/settings/increase/block_storage/',
  ],
  [paths.container(A, 'a/b c'), '/accounts/acc-aaaaa/orbit/container/a%2Fb%20c/'],
  [
    paths.object(A, 'assets', 'browse', 'img/a #1.png'),
    '/accounts/acc-aaaaa/orbit/container/assets/browse/img/a%20%231.png/',
  ],
  [
    paths.objects(A, 'assets', 'browse', { path: 'img/' }),
    '/accounts/acc-aaaaa/orbit/container/assets/browse/?path=img%2F',
  ],
  [paths.signUpAccount(), '/signup/account'],
  [paths.signUpAccount('acc-aaaaa'), '/signup/acc-aaaaa'],
  [paths.verifyEmail('a/b'), '/eva/a%2Fb'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
