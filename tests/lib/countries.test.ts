import { describe, expect, test } from 'vitest';
import { countries, countryName } from '@/lib/countries';

const { common, others } = countries();
const all = [...common, ...others];

describe('countries', () => {
  test('begin with the common ones', () => {
    expect(common.map(({ code }) => code.toLowerCase()).join(', ')).toBe(
      'gb, dk, fr, de, nl, no, ie, it, pt, es, us',
    );
    expect(common[0]).toEqual({ code: 'GB', name: 'United Kingdom' });
  });

  test('are all that there are: about two hundred and fifty, by name', () => {
    expect(all.length).toBeGreaterThan(240);
    expect(all.length).toBeLessThan(256);
    expect(others.slice(0, 2).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands']);
    for (const code of ['AU', 'CH', 'IN', 'XK', 'ZW']) {
      expect(others.map((each) => each.code)).toContain(code);
    }
  });

  test('have each code and each name once', () => {
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test.each(['UK', 'SU', 'DD', 'EU', 'UN', 'ZZ', 'XA', 'IC', 'AA'])('do not have %s', (code) => {
    expect(all.map((each) => each.code)).not.toContain(code);
  });

  test('are named by their code in either case', () => {
    expect(countryName('ie')).toBe('Ireland');
    expect(countryName('EU')).toBeUndefined();
    expect(countryName('Ireland')).toBeUndefined();
    expect(countryName('')).toBeUndefined();
  });
});
