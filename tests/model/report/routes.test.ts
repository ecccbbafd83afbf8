import { describe, expect, test } from 'vitest';
import { RULE_HINTS } from '@/model/firewall-rule/hints';
import { PAGES } from '@/model/pages';
import { paths } from '@/model/paths';
import { createRedactor } from '@/model/report/redact';
import { readSources } from '../../architecture/read-sources';
import { withWords } from '../../architecture/with-words';

function told(address: string, isPlain = false): string {
  const redactor = createRedactor();
  return redactor.resolve(redactor.route(address), { isPlain });
}

const ACCOUNT = 'acc-demo1';

/** Ids of object literals with a label and, if given, this property after it. */
function idsWithLabel(text: string, property = ''): readonly string[] {
  const shape = new RegExp(
    `\\bid: '(\\w+)',\\s*label: '[^']+',${property && `[^{}]*\\b${property}\\b`}`,
    'gu',
  );
  return Array.from(text.matchAll(shape), ([, id]) => String(id));
}

/** Ids that calls of a function give: their own, or their label's. */
function idsOf(text: string, called: string): readonly string[] {
  return Array.from(
    text.matchAll(new RegExp(`\\b${called}\\('([^']+)'`, 'gu')),
    ({ 1: label = '', index }) => {
      let depth = 0;
      const end = Array.from(text.slice(index)).findIndex((each) => {
        if (each === '(') depth += 1;
        if (each === ')') depth -= 1;
        return each === ')' && depth === 0;
      });
      const own = /\bid: '(\w+)'/u.exec(text.slice(index, index + end))?.[1];
      return own ?? label.toLowerCase().replaceAll(' ', '_');
    },
  );
}

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
  paths.add('cloud_ip', ACCOUNT),
  paths.loadBalancerAdd(ACCOUNT),
  paths.databaseServerAdd(ACCOUNT),
  paths.list('database_snapshot', ACCOUNT),
  paths.add('volume', ACCOUNT),
  paths.teamInvite(ACCOUNT),
  paths.record('collaboration', ACCOUNT, 'col-abcde'),
  paths.settingsLimits(ACCOUNT),
  paths.settingsIncrease(ACCOUNT, 'block_storage', 20),
  paths.list('api_client', ACCOUNT),
  paths.record('api_client', ACCOUNT, 'cli-abcde'),
  paths.billing(ACCOUNT),
  paths.billingInvoices(ACCOUNT),
  paths.billingPayment(ACCOUNT, 18.2),
  paths.billingCard(ACCOUNT),
  paths.support(ACCOUNT),
  paths.events(ACCOUNT, { resource: 'srv-abcde' }),
  paths.add('container', ACCOUNT),
  paths.repositoryAdd(ACCOUNT),
  paths.record('application', ACCOUNT, 'app-abcde'),
  ...Object.values(PAGES).flatMap(({ editors }) =>
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

  test.each([
    ['servers/?source=81.2.69.142', 'servers/?source=198.18.0.1'],
    [
      'servers/?source=81.2.0.0/16&protocol=tcp&destination_port=80:443&icmp_type_name=echo-request',
      'servers/?source=198.19.0.0%2F16&protocol=tcp&destination_port=80:443&icmp_type_name=echo-request',
    ],
    [
      'database_snapshots/?source=dbs-abcde&taken=Manual',
      'database_snapshots/?source=dbs-abcde&taken=Manual',
    ],
    ['servers/?group=Planted Billing', 'servers/?group=name-001'],
    ['events/?actor=Ann%20Jones&kind=server', 'events/?actor=name-001&kind=server'],
    ['servers/?group=ann-jones', 'servers/?group=name-001'],
    [
      'servers/?type=2gb.ssd&zone=gb1-a&status=active',
      'servers/?type=2gb.ssd&zone=gb1-a&status=active',
    ],
    ['load_balancers/?protocol=http%2Bws', 'load_balancers/?protocol=http%2Bws'],
    ['database_servers/?engine=MySQL+8.0', 'database_servers/?engine=MySQL%208.0'],
    ['servers/?source=jane%26q%3Ddoe', 'servers/?source=host-001.redacted.invalid'],
    ['servers/?sort=jane', 'servers/'],
    ['servers/?sort=Ann Jones&icmp_type_name=jane&destination_port=jane', 'servers/'],
    ['servers/ann-jones/', 'servers/-/'],
  ])('keeps ids and what lists have to choose from: %s', (address, expected) => {
    const before = `/accounts/${ACCOUNT}/`;
    expect(told(before + address)).toBe(before + expected);
  });

  test.each([
    '?source=81.2.69.142',
    '?group=Planted%20Billing',
    '?source=jane%26q%3Ddoe',
    '?path=a%26b/%23c',
  ])('has the parameters of one again if the reporter ticks so: %s', (query) => {
    expect(told(paths.user + query, true)).toBe(paths.user + query);
  });

  test('knows each parameter by which a list is filtered or a rule filled in', () => {
    const facets = Object.values(withWords(readSources(['src']))).flatMap((text) => [
      ...idsWithLabel(text, 'valuesOf'),
      ...idsOf(text, 'facet'),
    ]);
    expect(facets).toEqual(expect.arrayContaining(['status', 'taken', 'permissions', 'image']));
    const values = ['srv-abcde', '80', 'echo-request'];
    const unknown = [...new Set([...facets, ...RULE_HINTS])].filter((name) =>
      values.every((value) => told(`/user/?${name}=${value}`) !== `/user/?${name}=${value}`),
    );
    expect(unknown).toEqual([]);
  });

  test('knows each column by which a list is sorted', () => {
    const columns = Object.entries(
      withWords(readSources(['src/components', 'src/screens'])),
    ).flatMap(([file, text]) => [
      ...(/(?:columns|list-parts)\.tsx$/u.test(file) ? idsWithLabel(text) : []),
      ...idsOf(text, 'textColumn'),
    ]);
    expect(columns).toEqual(expect.arrayContaining(['name', 'created', 'last_modified', 'role']));
    const unknown = columns.filter(
      (id) =>
        told(`/user/?sort=-${id}`) !== `/user/?sort=-${id}` ||
        told(`/user/?sort=${id}`) !== `/user/?sort=${id}`,
    );
    expect([...new Set(unknown)]).toEqual([]);
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
