import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfId, parseId, splitIds } from '@/model/ids';
import { REST_KINDS, KINDS } from '@/model/kinds';

test('an id is three letters of its kind, a dash and five lower-case alphanumerics', () => {
  expect(parseId('server', 'srv-abc12')).toBe('srv-abc12');
  for (const wrong of [
    'srv-abc1',
    'srv-abc123',
    'srv-ABC12',
    'SRV-abc12',
    'srv_abc12',
    'vol-abc12',
    '',
    ' srv-abc12',
    'srv-abc12\n',
  ]) {
    expect([wrong, parseId('server', wrong)]).toEqual([wrong, undefined]);
  }
});

test('every prefix of the specification names its kind', () => {
  expect(Object.fromEntries(REST_KINDS.map((kind) => [KINDS[kind].prefix, kind]))).toEqual({
    acc: 'account',
    app: 'application',
    cli: 'api_client',
    cip: 'cloud_ip',
    dbs: 'database_server',
    dbi: 'database_snapshot',
    dbt: 'database_type',
    evt: 'event',
    fwp: 'firewall_policy',
    fwr: 'firewall_rule',
    img: 'image',
    int: 'interface',
    lba: 'load_balancer',
    srv: 'server',
    grp: 'server_group',
    typ: 'server_type',
    usr: 'user',
    col: 'collaboration',
    zon: 'zone',
    vol: 'volume',
  });
  for (const kind of REST_KINDS) expect(kindOfId(`${KINDS[kind].prefix}-00000`)).toBe(kind);
});

test('an unknown prefix has no kind', () => {
  expect(kindOfId('lcn-8aua2')).toBeUndefined();
  expect(kindOfId('two-phase')).toBeUndefined();
  expect(kindOfId('server')).toBeUndefined();
});

test.each([
  ['two-phase commit on lcn-8aua2', ['two-phase commit on lcn-8aua2']],
  [
    'Snapshot of srv-vf2a4 11 Oct',
    ['Snapshot of ', { kind: 'server', id: 'srv-vf2a4' }, ' 11 Oct'],
  ],
  [
    'srv-aaaaa,vol-bbbbb.',
    [{ kind: 'server', id: 'srv-aaaaa' }, ',', { kind: 'volume', id: 'vol-bbbbb' }, '.'],
  ],
  [
    'xsrv-aaaaa srv-aaaaab my-srv-aaaaa srv-aaaaa-b',
    ['xsrv-aaaaa srv-aaaaab my-srv-aaaaa srv-aaaaa-b'],
  ],
  ['SRV-AAAAA', ['SRV-AAAAA']],
  ['', []],
])('in %j only true ids become links', (text, parts) => {
  expect(splitIds(text)).toEqual(parts);
});

test('cutting text at its ids loses nothing', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('srv-abcde', 'vol-00000', 'two-phase', ' ', '-'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        splitIds(text)
          .map((part) => (typeof part === 'string' ? part : part.id))
          .join(''),
      ).toBe(text);
    }),
  );
});
