import { expect, test } from 'vitest';
import { type Call, callsOf } from '@/model/call';
import { CLOUD_IP_VERBS, cloudIpPrimaryActions } from '@/model/cloud-ip/verbs';
import type { CloudIpRecord } from '@/model/records/network';
import { isBulkVerb, solidVerb, verbOf } from '@/model/verb';
import { facts, record } from '../build';

const ip = (raw: object = {}): CloudIpRecord =>
  record('cloud_ip', { id: 'cip-aaaaa', public_ipv4: '203.0.113.1', ...raw });

const MAPPED = 'This cloud IP is mapped; unmap it first';
const UNMAPPED = 'This cloud IP is not mapped';
const MAPPING = 'This cloud IP is being mapped';
const UNMAPPING = 'This cloud IP is being unmapped';
const RESERVED = 'This cloud IP is reserved for a server that is being created';
const UNKNOWN = 'The status of this cloud IP isn’t known yet';

/** By status: what is offered, and why each verb is barred; `''` is allowed, of many too. */
const RULES: readonly [string | undefined, string, Readonly<Record<string, string>>, string][] = [
  ['unmapped', 'map delete', { map: '', unmap: UNMAPPED, delete: '' }, ''],
  ['mapped', 'remap unmap delete', { map: '', unmap: '', delete: MAPPED }, ''],
  ['mapping', 'map delete', { map: MAPPING, unmap: MAPPING, delete: MAPPING }, MAPPING],
  [
    'unmapping',
    'remap unmap delete',
    { map: UNMAPPING, unmap: UNMAPPING, delete: UNMAPPING },
    UNMAPPING,
  ],
  ['reserved', 'map delete', { map: RESERVED, unmap: RESERVED, delete: RESERVED }, RESERVED],
  [
    'strange',
    'map delete',
    {
      map: 'This cloud IP is strange',
      unmap: 'This cloud IP is strange',
      delete: 'This cloud IP is strange',
    },
    'This cloud IP is strange',
  ],
  [undefined, 'map delete', { map: UNKNOWN, unmap: UNKNOWN, delete: UNKNOWN }, UNKNOWN],
];

const RELATIONS = [
  {},
  { server: 'srv-aaaaa', interface: 'int-aaaaa' },
  { load_balancer: 'lba-aaaaa' },
  { database_server: 'dbs-aaaaa' },
  { server_group: 'grp-aaaaa' },
];

test.each(RULES)(
  'a cloud IP that is %s, whatever it leads to, offers %s',
  (status, offered, reasons, ofMany) => {
    for (const relation of RELATIONS) {
      const one = ip({ ...relation, ...(status !== undefined && { status }) });
      const shown = CLOUD_IP_VERBS.filter((verb) => verb.shown?.(one, facts()) ?? true);
      expect(shown.map(({ id }) => id).join(' ')).toBe(offered);
      const why = (id: string) => verbOf(CLOUD_IP_VERBS, id).rule(one, facts()) ?? '';
      expect({ map: why('map'), unmap: why('unmap'), delete: why('delete') }).toEqual(reasons);
      expect(why('remap')).toBe(why('map'));
      const deletion = verbOf(CLOUD_IP_VERBS, 'delete');
      expect(isBulkVerb(deletion) && (deletion.ruleForMany?.(one, facts()) ?? '')).toBe(ofMany);
    }
  },
);

test('where the status could not be read, nothing is offered', () => {
  const one = { ...ip(), unreadable: ['status'] };
  const reasons = CLOUD_IP_VERBS.map(({ rule }) => rule(one, facts()));
  expect(new Set(reasons)).toEqual(new Set(['Couldn’t load the status of this cloud IP']));
});

const sent = (id: string, one: CloudIpRecord, known = facts()) => {
  const verb = verbOf(CLOUD_IP_VERBS, id);
  if (verb.path !== undefined) return verb.path(one, 'acc-aaaaa', known);
  return callsOf(verb.request!(one, 'acc-aaaaa', known)).map(
    ({ kind, id: of, step, ...call }: Call) =>
      [
        'method' in call ? call.method : '',
        kind,
        of,
        'action' in call ? call.action : '',
        step?.title ?? '',
      ]
        .filter(Boolean)
        .join(' '),
  );
};

test('each verb makes its own calls, or leads to its own screen', () => {
  const one = ip({ status: 'mapped' });
  expect(sent('map', one)).toBe('/accounts/acc-aaaaa/cloud_ips/cip-aaaaa/map/');
  expect(sent('remap', one)).toBe('/accounts/acc-aaaaa/cloud_ips/cip-aaaaa/map/');
  expect(sent('unmap', one)).toEqual(['POST cloud_ip cip-aaaaa unmap Unmap']);
  expect(sent('delete', ip({ status: 'unmapped' }))).toEqual(['DELETE cloud_ip cip-aaaaa']);
});

test('of many, what is mapped is unmapped, then deleted, as it is known by then', () => {
  const one = ip({ status: 'mapped' });
  expect(sent('delete', one)).toEqual([
    'POST cloud_ip cip-aaaaa unmap Unmap',
    'DELETE cloud_ip cip-aaaaa Delete',
  ]);
  const since = facts({ cloud_ip: [{ id: 'cip-aaaaa', status: 'unmapped' }] });
  expect(sent('delete', one, since)).toEqual(['DELETE cloud_ip cip-aaaaa']);
});

test("unmap asks for its word, a deletion of many for 'unmap' or 'delete'", () => {
  const unmap = verbOf(CLOUD_IP_VERBS, 'unmap');
  expect(unmap.confirm?.word).toBe('unmap');
  const deletion = verbOf(CLOUD_IP_VERBS, 'delete');
  expect(deletion.confirm?.word).toBe('delete');
  const [mapped, free] = [ip({ status: 'mapped' }), ip({ status: 'unmapped' })];
  const word = isBulkVerb(deletion) ? deletion.confirm?.wordForMany : undefined;
  expect(word?.([mapped, free])).toBe('unmap');
  expect(word?.([free])).toBe('delete');
});

test('unmap and delete run on a selection', () => {
  expect(CLOUD_IP_VERBS.filter(isBulkVerb).map(({ id }) => id)).toEqual(['unmap', 'delete']);
});

test.each([
  ['unmapped', 'map'],
  ['mapped', undefined],
  ['mapping', undefined],
  ['unmapping', undefined],
  ['reserved', undefined],
])('the page of one that is %s puts forward %s', (status, solid) => {
  const one = ip({ status });
  expect(solidVerb(one, cloudIpPrimaryActions(one), facts())?.id).toBe(solid);
});
