import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFamily } from '@/lib/network';
import { createPseudonyms } from '@/model/report/pseudonyms';
import { told } from './told';

const redacted = (rows: unknown, collection = 'cloud_ips'): unknown =>
  told({ path: `/1.0/${collection}`, text: JSON.stringify(rows) }).answer;

const addresses = (given: readonly string[]): readonly string[] =>
  (redacted(given.map((public_ip) => ({ public_ip }))) as { public_ip: string }[]).map(
    ({ public_ip: standIn }) => standIn,
  );

const network = (address: fc.Arbitrary<string>, longest: number) =>
  fc.tuple(address, fc.nat(longest)).map((each) => each.join('/'));

const isEverywhere = (text: string) => text === '0.0.0.0/0' || text === '::/0';

describe('the stand-in of an address', () => {
  test('is one of its family, and of a network has its length', () => {
    const any = fc.oneof(fc.ipV4(), fc.ipV6(), network(fc.ipV4(), 32), network(fc.ipV6(), 128));
    fc.assert(
      fc.property(fc.array(any.filter((each) => addressFamily(each) !== undefined)), (given) => {
        addresses(given).forEach((standIn, at) => {
          const was = given[at] ?? '';
          expect(addressFamily(standIn)).toBe(addressFamily(was));
          expect(standIn.split('/')[1]).toBe(was.split('/')[1]);
          expect(standIn === was).toBe(isEverywhere(was));
        });
      }),
    );
  });

  test('is another for another address', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(fc.ipV4(), network(fc.ipV4(), 32))), (given) => {
        expect(new Set(addresses(given)).size).toBe(given.length);
      }),
    );
  });

  test('is of what nobody has: 198.18.0.0/15, 2001:db8::/32', () => {
    expect(addresses(['10.0.0.10', '10.0.0.9', '::1', '10.0.0.0/8', '10.1.0.0/24'])).toEqual([
      '198.18.0.2',
      '198.18.0.1',
      '2001:db8::0000:0001',
      '198.18.0.1/8',
      '198.18.1.0/24',
    ]);
    expect(addresses(['fd00::/48', 'fd00::1/128', '02:24:19:00:00:ee'])).toEqual([
      '2001:db8:0000:0001::/48',
      '2001:db8::0000:0001/128',
      '02:00:00:00:00:01',
    ]);
  });

  test.each([
    ['any', 'any'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['srv-abcde', 'srv-abcde'],
    ['public.srv-abcde.gb1.example.com', 'public.srv-abcde.host-001.redacted.invalid'],
    ['*.example.com', '*.host-001.redacted.invalid'],
    ['https://shop.example.com:8443', 'https://host-001.redacted.invalid'],
    ['jane.example.com', 'host-001.redacted.invalid'],
    ['', ''],
  ])('keeps what names nobody: %s', (given, expected) => {
    expect(addresses([given])).toEqual([expected]);
  });
});

describe('the stand-in of a name', () => {
  test('is the same wherever it stands', () => {
    const rows = redacted([{ name: 'web', server: { name: 'web', fqdn: 'a.example.com' } }]);
    expect(rows).toEqual([
      { name: 'name-001', server: { name: 'name-001', fqdn: 'host-001.redacted.invalid' } },
    ]);
  });

  test('is none for an official image, which the panel sorts by it', () => {
    const image = { name: 'ubuntu-noble-24.04-amd64-server', username: 'ubuntu' };
    expect(redacted([{ ...image, official: true }, image], 'images')).toEqual([
      { ...image, official: true },
      { name: 'name-002', username: 'name-001' },
    ]);
  });

  test('has as many digits as all of them need', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ name: `web ${String(at)}` }));
    const told = redacted(rows) as { name: string }[];
    expect([told[0]?.name, told[999]?.name]).toEqual(['name-0001', 'name-1000']);
  });
});

describe('marks', () => {
  test('stand for the same value alike, and are forgotten with what nobody marks', () => {
    const pseudonyms = createPseudonyms();
    const web = pseudonyms.mark('name', 'web');
    const kept = pseudonyms.mark('name', 'kept');
    expect(pseudonyms.mark('name', 'web')).toBe(web);
    expect(pseudonyms.mark('email', 'web')).not.toBe(web);
    expect(pseudonyms.size).toBe('web'.length * 2 + 'kept'.length);
    pseudonyms.keepOnly([`["${kept}"]`]);
    expect(pseudonyms.size).toBe('kept'.length);
    expect(pseudonyms.replace(`["${kept}","${web}"]`, ({ value }) => value)).toBe('["kept",""]');
  });

  test('are replaced once, whatever stands in the values', () => {
    const pseudonyms = createPseudonyms();
    const inner = pseudonyms.mark('name', 'inner');
    const outer = pseudonyms.mark('name', `"${inner}\\`);
    const put = pseudonyms.replace(JSON.stringify({ [outer]: outer }), ({ value }) => value);
    expect(JSON.parse(put)).toEqual({ [`"${inner}\\`]: `"${inner}\\` });
  });
});
