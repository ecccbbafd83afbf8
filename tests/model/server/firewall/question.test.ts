import { expect, test } from 'vitest';
import * as v from 'valibot';
import { emptyRule, type RuleForm } from '@/model/firewall-rule/form';
import { questionSchema } from '@/model/server/firewall/let-in';

const ASKED: RuleForm = {
  ...emptyRule('in'),
  end: 'address',
  value: '203.0.113.9',
  destinationPort: '22',
};
const problems = (fields: Partial<RuleForm>) =>
  v.safeParse(questionSchema, { ...ASKED, ...fields }).issues?.map(({ message }) => message) ?? [];

test.each<[string, Partial<RuleForm>, string[]]>([
  ['an address and a port', {}, []],
  ['an IPv6 address', { value: ' 2001:db8::1 ' }, []],
  ['a network is not one address', { value: '203.0.113.0/24' }, ['Enter one IPv4 or IPv6 address']],
  ['no address', { value: '', end: 'my_ip' }, ['Enter one IPv4 or IPv6 address']],
  ['a server', { end: 'server', value: 'srv-aaaaa' }, []],
  ['no server', { end: 'server', value: '' }, ['Enter valid identifier']],
  ['a range is not one port', { destinationPort: '20-25' }, ['Enter a port from 1 to 65535']],
  ['no port', { destinationPort: '' }, ['Enter a port from 1 to 65535']],
  ['a ping needs none', { protocol: 'icmp', icmpType: 'echo-request', destinationPort: '' }, []],
  ['a protocol number', { protocol: 'other', protocolNumber: '47', destinationPort: '' }, []],
  ['none', { protocol: 'other', destinationPort: '' }, ['Enter valid protocol number']],
])('%s', (_, fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});
