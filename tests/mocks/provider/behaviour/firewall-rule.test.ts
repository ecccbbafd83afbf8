import { expect, test } from 'vitest';
import { demo, hearing, idOf, shortly, signedIn } from '../../client';

const rules = `/1.0/firewall_rules?${demo}`;
const path = (id: string) => `/1.0/firewall_rules/${id}?${demo}`;
const ofWeb = { firewall_policy: 'fwp-web01' };

test('a rule is in force at once, and its event names its policy and group', async () => {
  const { client, events } = await hearing();
  const fields = {
    protocol: 'tcp',
    source: '198.51.100.0/24',
    destination_port: '3306,5000-5010',
    description: 'The branch',
  };
  const answer = await client.post(rules, { ...ofWeb, ...fields });
  expect(answer).toMatchObject({
    status: 202,
    body: { ...fields, source_port: null, firewall_policy: { id: 'fwp-web01' } },
  });
  const id = idOf(answer.body);
  expect(answer.headers.get('location')).toMatch(new RegExp(`/1\\.0/firewall_rules/${id}$`));
  expect((await client.get(path(id))).body).toEqual(answer.body);
  expect(events.map(shortly)).toEqual([`firewall_rule.create completed ${id} fwp-web01 grp-web01`]);
});

const fine = [
  { source: 'any' },
  { destination: 'any', protocol: null },
  { source: '203.0.113.9' },
  { source: '2001:db8::1' },
  { source: '2001:db8::/32' },
  { source: 'srv-web01' },
  { source: 'grp-works' },
  { source: 'lba-front', protocol: 'udp', source_port: '1:1024' },
  { source: 'any', protocol: 'tcp', source_port: '1024-' },
  { source: 'any', protocol: 'tcp', destination_port: '80,443,8000-8100,9000:9100,:22' },
  { source: 'any', protocol: 'udp', destination_port: '-1023,60000:' },
  { source: 'any', protocol: 'tcp', destination_port: Array(15).fill('22').join(',') },
  { source: 'any', protocol: '47' },
  { source: 'any', protocol: 'icmp', icmp_type_name: 'echo-request' },
  { destination: 'any', protocol: 'icmp', icmp_type_name: '8' },
  { destination: 'any', protocol: 'icmp' },
];

test.each(fine)('%o is a rule', async (fields) => {
  const { client } = await signedIn();
  const answer = await client.post(rules, { ...ofWeb, ...fields });
  expect(answer).toMatchObject({ status: 202, body: fields });
});

const tcp = { source: 'any', protocol: 'tcp' };

const wrong = [
  [{}, ['Either source or destination must be given']],
  [{ source: 'any', destination: 'any' }, ['Only one of source and destination can be given']],
  [{ source: '300.1.1.1' }, ['Source is invalid']],
  [{ source: '203.0.113.0/33' }, ['Source is invalid']],
  [{ source: '2001:db8::/129' }, ['Source is invalid']],
  [{ source: 'grp-share' }, ['Source is invalid']],
  [{ destination: 'somewhere' }, ['Destination is invalid']],
  [{ source: 'any', protocol: 'any' }, ['Protocol is invalid']],
  [{ source: 'any', protocol: '256' }, ['Protocol is invalid']],
  [{ ...tcp, destination_port: 'ssh' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '0' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '65536' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '90-80' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '22,' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '-' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '0-22' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '65536:' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: ':0' }, ['Destination port is invalid']],
  [{ ...tcp, destination_port: '1-2-3' }, ['Destination port is invalid']],
  [{ ...tcp, source_port: Array(16).fill('22').join(',') }, ['Source port is invalid']],
  [
    { ...tcp, source_port: '22', destination_port: '22' },
    ['Only one of source port and destination port can be given'],
  ],
  [{ source: 'any', destination_port: '22' }, ['Ports can only be given for tcp and udp']],
  [{ ...tcp, icmp_type_name: 'echo-request' }, ['Icmp type name can only be given for icmp']],
  [{ source: 'any', protocol: 'icmp', icmp_type_name: 'PING' }, ['Icmp type name is invalid']],
  [{ source: 'any', protocol: 'icmp', icmp_type_name: '256' }, ['Icmp type name is invalid']],
  [{ source: 'nowhere', protocol: 'x' }, ['Protocol is invalid', 'Source is invalid']],
] as const;

test.each(wrong)('%o is no rule', async (fields, errors) => {
  const { client, provider } = await signedIn();
  const before = provider.world.firewall_rule.size;
  const answer = await client.post(rules, { ...ofWeb, ...fields });
  expect(answer).toMatchObject({ status: 422, body: { errors } });
  expect(provider.world.firewall_rule.size).toBe(before);
});

test.each(['fwp-share', undefined])('%s is no policy for it', async (firewall_policy) => {
  const { client } = await signedIn();
  expect(await client.post(rules, { firewall_policy, source: 'any' })).toMatchObject({
    status: 422,
    body: { errors: ['Firewall policy is invalid'] },
  });
});

test('a save keeps what is not sent, and null clears', async () => {
  const { client, events } = await hearing();
  const changes = { protocol: null, destination_port: null, description: 'Anything' };
  expect(await client.put(path('fwr-ssh22'), changes)).toMatchObject({
    status: 202,
    body: { ...changes, source: 'any' },
  });
  expect(events.map(shortly)).toEqual([
    'firewall_rule.update completed fwr-ssh22 fwp-web01 grp-web01',
  ]);
});

test('a rule can change its direction', async () => {
  const { client } = await signedIn();
  const changes = { source: null, destination: 'grp-works' };
  expect((await client.put(path('fwr-ssh22'), changes)).body).toMatchObject(changes);
});

test('a save that leaves a rule wrong is refused and changes nothing', async () => {
  const { client, provider } = await signedIn();
  const before = provider.world.firewall_rule.need('fwr-ssh22');
  expect(await client.put(path('fwr-ssh22'), { protocol: null })).toMatchObject({
    status: 422,
    body: { errors: ['Ports can only be given for tcp and udp'] },
  });
  expect(provider.world.firewall_rule.need('fwr-ssh22')).toBe(before);
});

test('a deleted rule is gone at once', async () => {
  const { client, events } = await hearing();
  const answer = await client.delete(path('fwr-ssh22'));
  expect(answer).toMatchObject({ status: 202, body: { id: 'fwr-ssh22' } });
  expect((await client.get(path('fwr-ssh22'))).status).toBe(404);
  expect((await client.delete(path('fwr-ssh22'))).status).toBe(404);
  expect(events.map(shortly)).toEqual([
    'firewall_rule.delete completed fwr-ssh22 fwp-web01 grp-web01',
  ]);
});

test('a rule has its description in a sentinel’s stead', async () => {
  const { client, provider } = await signedIn();
  const fields = { ...ofWeb, source: 'any', description: 'fail-422' };
  expect(await client.post(rules, fields)).toMatchObject({
    status: 422,
    body: { errors: ['Name is reserved', 'Name is not what we expected'] },
  });
  expect((await client.put(path('fwr-ssh22'), { description: 'fail-500' })).status).toBe(500);
  provider.world.firewall_rule.patch('fwr-ssh22', { description: 'later fail-409' });
  expect((await client.delete(path('fwr-ssh22'))).status).toBe(409);
});
