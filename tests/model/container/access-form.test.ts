import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAccess } from '@/model/container/access';
import {
  type AccessForm,
  accessFormOf,
  accessProblems,
  domainOf,
  NEW_RULE,
  ruleOf,
} from '@/model/container/access-form';
import {
  accessSentence,
  IMAGE_WORDS,
  OBJECT_WORDS,
  permissionWords,
} from '@/model/container/access-words';

const account = 'acc-12345';
const store = 'acc-12345:cli-store';
const list = readAccess(
  { read: `.r:*,.r:example.com,.r:-bad.example.com,${store},acc-other`, write: account },
  account,
);
const form = (given: Partial<AccessForm>): AccessForm => ({ ...NEW_RULE, ...given });
const problems = (given: Partial<AccessForm>, edited?: (typeof list.rules)[number]) =>
  Object.entries(accessProblems(form(given), { list, account, edited })).filter(([, each]) => each);

describe('a rule', () => {
  test.each<[Partial<AccessForm>, keyof AccessForm, string]>([
    [{}, 'type', 'Please select an access type.'],
    [{ type: 'http' }, 'domain', 'Please enter a domain name.'],
    [{ type: 'http', domain: ' * ' }, 'domain', 'Please enter a domain name.'],
    [
      { type: 'http', domain: 'https://EXAMPLE.com/page' },
      'domain',
      'An access rule already exists for this domain.',
    ],
    [
      { type: 'any-referrer' },
      'type',
      'An access rule for any referrer already exists on this container.',
    ],
    [{ type: 'api' }, 'client', 'Please select an API client.'],
    [
      { type: 'api', client: store },
      'client',
      'An access rule for this API client already exists on this container.',
    ],
    [{ type: 'api', creates: true, name: ' ' }, 'name', 'Please enter a valid name'],
    [{ type: 'other', text: ' ' }, 'text', 'Please enter an access string.'],
    [
      { type: 'other', text: ' acc-other ' },
      'text',
      'An access rule for this access string already exists on this container.',
    ],
    [
      { type: 'other', text: store },
      'text',
      'An access rule for this access string already exists on this container.',
    ],
    [{ type: 'other', text: 'a,b' }, 'text', 'Please enter one access string, without a comma.'],
    [
      { type: 'other', text: '.rlistings' },
      'text',
      'An access string can’t begin with a dot. Please choose another access type.',
    ],
    [{ type: 'other', text: 'x', read: false }, 'read', 'Please allow read, write or both.'],
  ])('%o is refused at its %s: %s', (given, field, message) => {
    expect(problems(given)).toEqual([[field, message]]);
  });

  test('is its own place when it is edited, but not another one’s', () => {
    const [open, site, , client] = list.rules;
    expect(problems({ type: 'any-referrer' }, open)).toEqual([]);
    expect(problems({ type: 'http', domain: 'example.com' }, site)).toEqual([]);
    expect(problems({ type: 'http', domain: '-bad.example.com' }, site)).toHaveLength(1);
    expect(problems({ type: 'api', client: store, write: true }, client)).toEqual([]);
  });

  test('that is edited and not changed is as it was', () => {
    for (const rule of list.rules.filter(({ type }) => type !== 'team')) {
      expect(ruleOf(accessFormOf(rule, list), account)).toEqual(rule);
    }
  });

  test('of a public or a referrer only reads, whatever was ticked', () => {
    const both = { read: true, write: true };
    expect(ruleOf(form({ type: 'any-referrer', ...both }), account)?.write).toBe(false);
    expect(ruleOf(form({ type: 'http', domain: 'a.com', ...both }), account)?.write).toBe(false);
    expect(ruleOf(form({ type: 'api', client: store, ...both }), account)).toMatchObject(both);
  });

  test('of an access string that names a client or the account is of that', () => {
    expect(ruleOf(form({ type: 'other', text: store }), account)?.type).toBe('api');
    expect(ruleOf(form({ type: 'other', text: account }), account)?.type).toBe('team');
  });
});

describe('a domain', () => {
  test.each([
    ['example.com', 'example.com'],
    [' WWW.Example.COM ', 'www.example.com'],
    ['*.example.com', '.example.com'],
    ['.example.com', '.example.com'],
    ['-example.com', '-example.com'],
    ['- *.example.com', '-.example.com'],
    ['https://example.com/shop?x=1#top', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['localhost', 'localhost'],
  ])('%j is %j', (typed, domain) => {
    expect(domainOf(typed)).toBe(domain);
  });

  const NONE = [
    '',
    '*',
    '-',
    '.',
    'a b',
    'example.com:8080',
    'me@example.com',
    '[::1]',
    'a,b',
    '..',
  ];
  test.each([...NONE, '/-', '/-a.example', '--a'])('%j is none', (typed) => {
    expect(domainOf(typed)).toBeUndefined();
  });

  test('is one entry of a list, whatever was typed, and read back as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const domain = domainOf(typed);
        if (domain === undefined) return;
        expect(domainOf(domain)).toBe(domain);
        expect(readAccess({ read: `.r:${domain}`, write: '' }, account).rules).toEqual([
          { type: 'http', id: domain, read: true, write: false },
        ]);
      }),
    );
  });
});

test('what each rule lets whom do is said in a sentence', () => {
  const words = OBJECT_WORDS;
  const all = readAccess(
    {
      read: `.r:*,.r:.example.com,.r:-bad.example.com,${store},acc-12345:cli-other,me`,
      write: `${account},${store},acc-12345:cli-third`,
    },
    account,
  );
  const said = all.rules.map(
    (rule) =>
      `${permissionWords(rule, words)}: ${accessSentence(rule, { rlistings: false, words })}`,
  );
  expect(said).toEqual([
    'Read: Anyone can read the objects without signing in.',
    'Read: Pages of all sites under example.com can read the objects, and so can anyone who fakes the referrer.',
    'Refused: Pages of bad.example.com are blocked, even if an earlier rule lets pages read.',
    'Read and write: It can list, read, upload, replace and delete the objects.',
    'Read: It can list and read the objects.',
    'Read: Anyone Orbit identifies as me can list and read the objects.',
    'Full access: All users of this account have full access.',
    'Write: It can upload, replace and delete the objects.',
  ]);
  const [open] = all.rules;
  expect(accessSentence(open!, { rlistings: true, words })).toMatch(/^Anyone can list and read/);
  const site = { rlistings: true, hidesNames: true, words };
  expect(accessSentence(open!, site)).toBe(
    'Anyone can read the objects without signing in. Programs with a token can also list object names.',
  );
  expect(accessSentence(open!, { ...site, rlistings: false })).toBe(
    'Anyone can read the objects without signing in.',
  );
});

test('of a repository, the same is said in words of Push and Pull', () => {
  const words = IMAGE_WORDS;
  const { rules } = readAccess({ read: `.r:*,${store},me`, write: `${store},you` }, account);
  const said = rules.map(
    (rule) =>
      `${permissionWords(rule, words)}: ${accessSentence(rule, { rlistings: true, words })}`,
  );
  expect(said).toEqual([
    'Pull: Anyone can pull the images without signing in.',
    'Pull and push: It can pull, push and delete the images.',
    'Pull: Anyone Orbit identifies as me can pull the images.',
    'Push: Anyone Orbit identifies as you can push and delete the images.',
  ]);
  const none = { ...NEW_RULE, type: 'api', client: store, read: false } as const;
  const list = { rules: [], rlistings: false };
  expect(accessProblems(none, { list, account, neither: words.neither })).toEqual({
    read: 'Please allow pull, push or both.',
  });
});
