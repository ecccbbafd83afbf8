import { describe, expect, test } from 'vitest';
import { EDITORS, paths } from '@/model/paths';
import { createRedactor } from '@/model/report/redact';

function told(address: string, isPlain = false): string {
  const redactor = createRedactor();
  return redactor.resolve(redactor.route(address), { isPlain });
}

const ACCOUNT = 'acc-demo1';

/** Addresses that hold nothing of people's. */
const KEPT: readonly string[] = [
  paths.home,
  paths.user,
  paths.userAccounts,
  paths.userApplications,
  paths.applicationAdd,
  paths.twoFactor,
  paths.logout,
  paths.forgottenPassword,
  paths.resetPassword,
  paths.signUp,
  paths.signUpNext,
  paths.signUpCollaboration,
  paths.signUpAccount(),
  paths.signUpAccount(ACCOUNT),
  paths.signUpAdditionalAccount,
  paths.account(ACCOUNT),
  paths.accountPending(ACCOUNT),
  paths.listWithStatus('server', ACCOUNT, 'active'),
  paths.servers(ACCOUNT, { group: 'grp-abcde' }),
  paths.serverAdd(ACCOUNT, { handle: '2gb.ssd' }),
  paths.serverAddSshKey(ACCOUNT),
  paths.serverVolumeResize(ACCOUNT, 'srv-abcde', 'vol-abcde'),
  paths.serverFirewall(ACCOUNT, 'srv-abcde'),
  paths.firewallRulesCopy(ACCOUNT, 'grp-abcde'),
  paths.firewallRuleAdd(ACCOUNT, 'grp-abcde', { direction: 'in', clone: 'fwr-abcde' }),
  paths.firewallRule(ACCOUNT, 'grp-abcde', 'fwr-abcde'),
  paths.cloudIpAdd(ACCOUNT),
  paths.loadBalancerAdd(ACCOUNT),
  paths.databaseServerAdd(ACCOUNT),
  paths.databaseSnapshots(ACCOUNT),
  paths.volumeAdd(ACCOUNT),
  paths.teamInvite(ACCOUNT),
  paths.teamMember(ACCOUNT, 'col-abcde'),
  paths.settingsLimits(ACCOUNT),
  paths.settingsIncrease(ACCOUNT, 'block_storage', 20),
  paths.apiClients(ACCOUNT),
  paths.apiClient(ACCOUNT, 'cli-abcde'),
  paths.billing(ACCOUNT),
  paths.billingInvoices(ACCOUNT),
  paths.billingPayment(ACCOUNT, 18.2),
  paths.billingCard(ACCOUNT),
  paths.support(ACCOUNT),
  paths.events(ACCOUNT, { resource: 'srv-abcde' }),
  paths.containerAdd(ACCOUNT),
  paths.repositoryAdd(ACCOUNT),
  paths.record('application', ACCOUNT, 'app-abcde'),
  ...Object.entries(EDITORS).flatMap(([, editors]) =>
    editors.map((editor) => `/accounts/${ACCOUNT}/servers/srv-abcde/${editor}/`),
  ),
];

describe('the address of a screen', () => {
  test.each(KEPT)('is kept: %s', (address) => {
    expect(told(address)).toBe(address);
  });

  test.each([
    ['/eva/5f1c0ffee', '/eva/-'],
    ['/reset_password?token=5f1c0ffee', '/reset_password'],
    [paths.signIn('jane@example.com'), '/'],
    [paths.support(ACCOUNT, 'My password is x'), '/accounts/acc-demo1/support/'],
    [paths.teamInvite(ACCOUNT, { email: 'jane@example.com' }), '/accounts/acc-demo1/team/add/'],
    ['/accounts/acc-demo1/servers/?q=jane&sort=-name', '/accounts/acc-demo1/servers/?sort=-name'],
    ['/accounts/acc-demo1/servers/?search=jane', '/accounts/acc-demo1/servers/?search'],
    ['/accounts/acc-demo1/secret plan/', '/accounts/acc-demo1/-/'],
    ['/user/#access_token=abc', '/user/'],
  ])('tells nothing of what was typed or lets in: %s', (address, expected) => {
    expect(told(address)).toBe(expected);
    expect(told(address, true)).toBe(expected);
  });

  const container = paths.container(ACCOUNT, 'jane & co');

  test.each([
    [container, '/accounts/acc-demo1/orbit/container/name-001/'],
    [`${container}quota/`, '/accounts/acc-demo1/orbit/container/name-001/quota/'],
    [
      paths.object(ACCOUNT, 'jane', 'browse', 'letters/to bob.pdf'),
      '/accounts/acc-demo1/orbit/container/name-001/browse/name-002/name-003.pdf/',
    ],
    [
      paths.objects(ACCOUNT, 'jane', 'browse', { path: 'letters/' }),
      '/accounts/acc-demo1/orbit/container/name-001/browse/?path=name-002/',
    ],
    [
      paths.repository(ACCOUNT, 'jane_ctrimages'),
      '/accounts/acc-demo1/container_registry/container/name-001_ctrimages/',
    ],
    [
      paths.containerAccess(ACCOUNT, 'jane', 'http:read:.example.com'),
      '/accounts/acc-demo1/orbit/container/name-001/access/http%3Aread%3A.host-001.redacted.invalid/',
    ],
    [
      paths.containerAccess(ACCOUNT, 'jane', 'api:readwrite:acc-demo1:cli-abcde'),
      '/accounts/acc-demo1/orbit/container/name-001/access/api%3Areadwrite%3Aacc-demo1%3Acli-abcde/',
    ],
  ])('has stand-ins for names: %s', (address, expected) => {
    expect(told(address)).toBe(expected);
  });

  test('has its names again if the reporter ticks so', () => {
    const address = paths.object(ACCOUNT, 'jane & co', 'browse', 'letters/to bob.pdf');
    expect(told(address, true)).toBe(address);
  });
});
