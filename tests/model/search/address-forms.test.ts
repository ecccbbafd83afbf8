import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressForms, termForms } from '@/model/search/marks';

test('an IPv6 address is found as it came, shortened, with all groups and with all digits', () => {
  expect(addressForms('2A02:1348:0:0:024:19ff:0:1')).toEqual([
    '2a02:1348:0:0:024:19ff:0:1',
    '2a02:1348::24:19ff:0:1',
    '2a02:1348:0:0:24:19ff:0:1',
    '2a02:1348:0000:0000:0024:19ff:0000:0001',
  ]);
});

test.each(['185.3.92.31', 'web-1', '2001:db8::/32', '10:30', '', 'a:b', '1::2::3'])(
  '%j is no IPv6 address',
  (text) => {
    expect(addressForms(text)).toEqual([]);
  },
);

test('what is no part of an address stays as it is', () => {
  for (const term of ['web', 'srv-web01', '10.0.0.1', 'http:', '0042']) {
    expect(termForms(term)).toEqual([term]);
  }
});

const group = fc.integer({ min: 0, max: 0xffff });
const isFound = (address: string, part: string) =>
  termForms(part.toLowerCase()).some((form) =>
    addressForms(address).some((each) => each.includes(form)),
  );

test('every part of every form of an address finds it in whatever form that came', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(group, fc.constant(0)), { minLength: 8, maxLength: 8 }),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (groups, given, from, length) => {
        const plain = groups.map((each) => each.toString(16)).join(':');
        const forms = addressForms(plain);
        const address = forms[given % forms.length] ?? plain;
        for (const form of forms) {
          const start = from % form.length;
          const part = form.slice(start, start + 1 + (length % form.length));
          expect(isFound(address, part), `${part} in ${address}`).toBe(true);
          expect(isFound(address, form.toUpperCase())).toBe(true);
        }
      },
    ),
  );
});

test('a whole address that is written otherwise finds it', () => {
  for (const written of ['2001:0db8::0001', '2001:db8:0::1', '2001:DB8:0:0:0:0:0:1']) {
    expect(isFound('2001:db8::1', written)).toBe(true);
  }
  expect(isFound('2001:db8::1', '2001:db8::2')).toBe(false);
});
