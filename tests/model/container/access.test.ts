import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccessRule,
  accessString,
  accessTexts,
  permissionOf,
  readAccess,
  ruleAt,
} from '@/model/container/access';
import {
  isPublic,
  PUBLIC_READ,
  withoutRules,
  withPublicRead,
  withReplaced,
  withRlistings,
  withRule,
} from '@/model/container/access-changes';

const ACCOUNT = 'acc-12345';
const read = (texts: { read?: string; write?: string }) =>
  readAccess({ read: '', write: '', ...texts }, ACCOUNT);
const rule = (type: AccessRule['type'], id: string, may: 'r' | 'w' | 'rw' = 'r'): AccessRule => ({
  type,
  id,
  read: may.includes('r'),
  write: may.includes('w'),
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => text.trim() === text && !text.includes(','));
const entry = fc.oneof(
  word,
  word.map((text) => `.r:${text}`),
  fc.stringMatching(/^acc-[a-z0-9]{5}:cli-[a-z0-9]{5}$/),
  fc.constantFrom(
    ACCOUNT,
    'acc-other',
    '.rlistings',
    '.r:*',
    '.r:',
    '.r:-',
    '.r:-*',
    '.r:.example.com',
    '.r:-thief.example.com',
    '.rlistings:x',
    'acc-12345:*',
    '*:*',
    'cli-abcde',
  ),
);
const entries = fc.uniqueArray(entry, { maxLength: 8 });

describe('a list', () => {
  test('is written as it was read: nothing unknown is lost, and the order is kept', () => {
    fc.assert(
      fc.property(entries, entries, (readers, writers) => {
        const list = read({ read: readers.join(','), write: writers.join(',') });
        const texts = accessTexts(list);
        const own = readers.filter((each) => each !== '.rlistings');
        expect(texts.read.split(',').filter(Boolean)).toEqual(
          readers.length > own.length ? [...own, '.rlistings'] : own,
        );
        expect(texts.write.split(',').filter(Boolean).sort()).toEqual([...writers].sort());
        expect(readAccess(texts, ACCOUNT)).toEqual(list);
      }),
    );
  });

  test('has a rule for each of whom it is of, whatever it is read from', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (readers, writers) => {
        const { rules } = read({ read: readers, write: writers });
        const names = rules.map(({ type, id }) => `${type} ${id}`);
        expect(new Set(names).size).toBe(names.length);
        expect(rules.every((each) => permissionOf(each) !== 'none')).toBe(true);
      }),
    );
  });

  test('that says a domain twice counts the last', () => {
    const { rules } = read({ read: '.r:*,.r:-thief.example.com,.r:*' });
    expect(rules).toEqual([rule('http', '-thief.example.com'), PUBLIC_READ]);
  });
});

test('rules are of the types of the specification', () => {
  expect(
    read({
      read: ' .r:* , .rlistings,.r:.example.com,acc-12345:cli-store, acc-12345,acc-other',
      write: 'acc-12345:cli-store,acc-54321:cli-other,acc-12345',
    }),
  ).toEqual({
    rules: [
      rule('any-referrer', '*'),
      rule('http', '.example.com'),
      rule('api', 'acc-12345:cli-store', 'rw'),
      rule('team', 'acc-12345', 'rw'),
      rule('other', 'acc-other'),
      rule('api', 'acc-54321:cli-other', 'w'),
    ],
    rlistings: true,
  });
  expect(read({})).toEqual({ rules: [], rlistings: false });
});

describe('an address', () => {
  const list = read({
    read: '.r:*,acc-12345:cli-store,read:me',
    write: 'acc-12345:cli-store,me,none:write:me',
  });

  test('names a rule as type:permission:id', () => {
    expect(list.rules.map(accessString)).toEqual([
      'any-referrer:read:*',
      'api:readwrite:acc-12345:cli-store',
      'other:read:read:me',
      'other:write:me',
      'other:write:none:write:me',
    ]);
  });

  test('of any rule leads to it', () => {
    fc.assert(
      fc.property(entries, entries, (readers, writers) => {
        const all = read({ read: readers.join(','), write: writers.join(',') });
        for (const each of all.rules) expect(ruleAt(all, accessString(each))).toEqual(each);
      }),
    );
  });

  test('finds the rule by an older permission, and without any', () => {
    const client = list.rules[1];
    expect(ruleAt(list, 'api:none:acc-12345:cli-store')).toBe(client);
    expect(ruleAt(list, 'api:acc-12345:cli-store')).toBe(client);
  });

  test.each(['', 'api', 'api:read:acc-12345:cli-other', 'nobody:read:*', 'http:read:*'])(
    '%j finds none',
    (address) => {
      expect(ruleAt(list, address)).toBeUndefined();
    },
  );
});

describe('a change', () => {
  const thief = rule('http', '-thief.example.com');
  const site = rule('http', '.example.com');
  const client = rule('api', 'acc-12345:cli-store', 'w');

  test('adds public read once, before what refuses pages', () => {
    const list = { rules: [client, thief], rlistings: false };
    const { rules } = withPublicRead(list);
    expect(isPublic(list)).toBe(false);
    expect(rules).toEqual([PUBLIC_READ, client, thief]);
    expect(withPublicRead({ rules, rlistings: false }).rules).toEqual(rules);
    expect(isPublic({ rules, rlistings: false })).toBe(true);
  });

  test('lets in the pages of a site before those that are refused', () => {
    const list = { rules: [PUBLIC_READ, thief], rlistings: false };
    expect(withRule(list, site).rules).toEqual([PUBLIC_READ, site, thief]);
    expect(withRule(list, rule('http', '-b')).rules).toEqual([...list.rules, rule('http', '-b')]);
  });

  test('of whom a rule is of keeps its place, unless it refuses from then on, or no longer does', () => {
    const list = { rules: [PUBLIC_READ, thief, rule('http', '-b.com')], rlistings: false };
    const lets = rule('http', 'thief.example.com');
    expect(withReplaced(list, thief, rule('http', '-c.com')).rules).toEqual([
      PUBLIC_READ,
      rule('http', '-c.com'),
      rule('http', '-b.com'),
    ]);
    const { rules } = withReplaced(list, thief, lets);
    expect(rules).toEqual([PUBLIC_READ, lets, rule('http', '-b.com')]);
    expect(withReplaced({ rules: [site, client], rlistings: false }, site, thief).rules).toEqual([
      client,
      thief,
    ]);
  });

  test('takes the place of the rule for the same', () => {
    const list = { rules: [client, site], rlistings: false };
    expect(withRule(list, { ...client, read: true }).rules).toEqual([
      rule('api', 'acc-12345:cli-store', 'rw'),
      site,
    ]);
  });

  test('removes rules, and listings with the last whom they were for', () => {
    const list = { rules: [PUBLIC_READ, client, site], rlistings: true };
    expect(withoutRules(list, [client])).toEqual({ rules: [PUBLIC_READ, site], rlistings: true });
    expect(withoutRules(list, [PUBLIC_READ, { ...site, read: false }])).toEqual({
      rules: [client],
      rlistings: false,
    });
  });

  test('of listings leaves the rules', () => {
    const list = read({ read: '.r:*' });
    expect(accessTexts(withRlistings(list, true)).read).toBe('.r:*,.rlistings');
    expect(withRlistings(withRlistings(list, true), false)).toEqual(list);
  });
});
