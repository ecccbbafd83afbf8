import { expect, test } from 'vitest';
import { emptyRule, type RuleForm } from '@/model/firewall-rule/form';
import { ruleHints, ruleOfHints } from '@/model/firewall-rule/hints';

const rule = (fields: Partial<RuleForm>): RuleForm => ({ ...emptyRule('in'), ...fields });

test.each([
  rule({ end: 'address', value: '2001:db8::/32', destinationPort: '22,80-90' }),
  rule({ end: 'server', value: 'srv-aaaaa', protocol: 'udp', destinationPort: '53' }),
  rule({ protocol: 'icmp', icmpType: 'echo-request' }),
  rule({ protocol: 'other', protocolNumber: '47', end: 'server_group', value: 'grp-aaaaa' }),
])('a rule comes back from an address as it went there: %j', (form) => {
  const query = new URLSearchParams({ ...ruleHints(form) });
  expect(ruleOfHints('in', query)).toEqual(form);
});

test('an address that says nothing of it leaves the rule empty, as for the other direction', () => {
  expect(ruleOfHints('in', new URLSearchParams('direction=in&clone=fwr-aaaaa'))).toEqual(rule({}));
  expect(ruleOfHints('out', new URLSearchParams('source=any&protocol=udp'))).toEqual(
    emptyRule('out'),
  );
});

test('an address of which only a part is said keeps the usual rest', () => {
  expect(ruleOfHints('in', new URLSearchParams('destination_port=8080'))).toEqual(
    rule({ destinationPort: '8080' }),
  );
});
