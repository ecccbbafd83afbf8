import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byText } from '@/lib/text';
import { decode } from '@/model/decode';
import { KINDS, REST_KINDS, type RestKind } from '@/model/kinds';
import { FIELDS } from '@/model/records/records';
import { createRedactor, type Redactor } from '@/model/report/redact';
import { exchange } from './told';

const call = (redactor: Redactor, path: string, body: unknown, status = 200) =>
  redactor.call(exchange({ path, status, text: JSON.stringify(body) }));

function redacted(path: string, body: unknown, isPlain = false, status = 200): unknown {
  const redactor = createRedactor();
  return redactor.resolve(call(redactor, path, body, status), { isPlain }).answer;
}

const pathOf = (kind: RestKind): string => `/1.0/${KINDS[kind].collection}`;

/** A text that no class keeps. */
const PLANTED = 'planted ☂';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const idOf = (prefix: string) =>
  fc
    .string({ unit: fc.constantFrom(...Array.from(LETTERS)), minLength: 5, maxLength: 5 })
    .map((rest) => `${prefix}-${rest}`);

/** Values that may come in place of a name, an address, a time or anything else. */
const wild = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 4, arbitrary: fc.constantFrom('web', 'Web', 'wéb', 'web-2', 'web-10', 'a.tar.gz', '') },
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 })).map((each) => each.join('/')),
  fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 128 })).map((each) => each.join('/')),
  fc.domain(),
  fc.emailAddress(),
  fc.webUrl(),
  idOf('srv'),
  fc.constantFrom('ann-jones', 'jim-jones.com', 'bob-smith.example.com'),
  fc.constantFrom('srv-aaaaa.gb1.example.com', '*.example.com', 'any', '0.0.0.0/0', 'Text 7'),
  fc.constantFrom('name-001', 'person-001@redacted.invalid', '198.18.0.9', '2001:db8::1'),
  fc.constantFrom(
    '2026-11-20T08:44:23Z',
    '2026-11-20T08:44',
    '2026-11-20T08:44:23z',
    '2026-02-31T08:44:00Z',
    'soon',
  ),
  fc.constantFrom('active', '0 3 * * *', '80,443', '18.20', 'TLSv1.2', '02:24:19:00:00:ee'),
  fc.constant('\uE0000\uE001'),
  fc.integer(),
  fc.constantFrom(1e15, 2e15, 2 ** 53, 1e16, 1e308),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

function recordOf(kind: RestKind, depth = 0): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.keys(FIELDS[kind]).map((field) => {
    const nested = REST_KINDS.find((each) => each === field || KINDS[each].collection === field);
    const one = nested && depth < 2 ? fc.oneof(recordOf(nested, depth + 1), wild) : wild;
    return [field, fc.oneof(one, fc.array(one, { maxLength: 3 }))] as const;
  });
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.dictionary(
        fc.string({ minLength: 1 }).map((key) => `${key} ☂`),
        fc.constant(PLANTED),
      ),
      fc.oneof({ weight: 9, arbitrary: idOf(KINDS[kind].prefix) }, wild),
    )
    .map(([record, unknown, id]) => ({ ...record, ...unknown, secret: PLANTED, id }));
}

/** A kind with a list of its records. */
const lists = fc
  .constantFrom(...REST_KINDS)
  .chain((kind) => fc.tuple(fc.constant(kind), fc.array(recordOf(kind), { maxLength: 4 })));

const decodedOf = (kind: RestKind, rows: unknown) =>
  (rows as unknown[]).map((row) => {
    const { entities, issues } = decode(kind, row, { volumeSize: 'bytes' });
    return {
      issues: issues.map(({ kind: of, path }) => [of, path]),
      entities: entities.map(({ kind: of, id, record }) => [of, id, Object.keys(record)]),
    };
  });

describe('any answer of the REST API', () => {
  test('has no value of a field that nobody classified, whether names go along or not', () => {
    fc.assert(
      fc.property(lists, fc.boolean(), ([kind, rows], isPlain) => {
        expect(JSON.stringify(redacted(pathOf(kind), rows, isPlain))).not.toContain(PLANTED);
      }),
    );
  });

  test('has nothing of what people named or noted, without the tick', () => {
    const json = fc
      .jsonValue()
      .map(
        (value) =>
          JSON.parse(JSON.stringify(value), (_, each: unknown) =>
            typeof each === 'string' ? `${PLANTED} ${each}` : each,
          ) as unknown,
      );
    const fieldsOf = (kind: RestKind) =>
      fc.record(Object.fromEntries(Object.keys(FIELDS[kind]).map((field) => [field, json])));
    const given = fc
      .constantFrom(...REST_KINDS)
      .chain((kind) => fc.tuple(fc.constant(kind), fieldsOf(kind)));
    fc.assert(
      fc.property(given, ([kind, record]) => {
        expect(JSON.stringify(redacted(pathOf(kind), record))).not.toContain(PLANTED);
      }),
    );
  });

  test('has no names that are formed as ids are', () => {
    const named = fc.constantFrom('zed-jon35', 'zed-jones.com', 'public.zed-jones.example.com');
    // Fields that the provider names as it likes.
    const catalogue = /version|retention|^arch$|_type$|handle|_label$|_name$/u;
    const answers = fc
      .constantFrom(...REST_KINDS.filter((kind) => !kind.endsWith('_type')))
      .chain((kind) => {
        const fields = Object.keys(FIELDS[kind]).filter((field) => !catalogue.test(field));
        const given = Object.fromEntries(fields.map((field) => [field, named]));
        return fc.tuple(fc.constant(kind), fc.record({ ...given, id: named }));
      });
    fc.assert(
      fc.property(answers, ([kind, record]) => {
        expect(JSON.stringify(redacted(pathOf(kind), record))).not.toContain('zed-');
      }),
    );
  });

  test('is redacted once: again changes nothing', () => {
    fc.assert(
      fc.property(lists, ([kind, rows]) => {
        const once = redacted(pathOf(kind), rows);
        expect(redacted(pathOf(kind), once)).toEqual(once);
      }),
    );
  });

  test('is decoded to the same rows, of which the same is unreadable', () => {
    fc.assert(
      fc.property(lists, ([kind, rows]) => {
        const before = JSON.parse(JSON.stringify(rows)) as unknown;
        expect(decodedOf(kind, redacted(pathOf(kind), rows))).toEqual(decodedOf(kind, before));
      }),
    );
  });

  test('is sorted by name as it was', () => {
    const names = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
        fc.constantFrom('web', 'Web', 'wéb', 'WEB', 'web-2', 'web-10', 'a.tar.gz', 'b.jpg'),
      ),
    );
    const signs = (given: readonly string[]) =>
      given.flatMap((one) => given.map((other) => Math.sign(byText(one, other))));
    fc.assert(
      fc.property(names, (given) => {
        const rows = given.map((name) => ({ name }));
        const told = redacted('/1.0/servers', rows) as { name: string }[];
        expect(signs(told.map(({ name }) => name))).toEqual(signs(given));
      }),
    );
  });

  test('and any refusal has no value of an unknown field', () => {
    const body = fc.dictionary(
      fc.oneof(fc.constantFrom('error_name', 'errors', 'error', 'error_description'), fc.string()),
      fc.oneof(fc.constant(PLANTED), fc.jsonValue()),
    );
    fc.assert(
      fc.property(body, (given) => {
        const told = redacted('/1.0/servers', { ...given, password: PLANTED }, false, 422);
        expect(JSON.stringify(told)).not.toContain(PLANTED);
        expect(redacted('/1.0/servers', told, false, 422)).toEqual(told);
      }),
    );
  });
});

const FOLDER = 'tests/recorded/';

const recorded = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => /_1\.0_.*\.20\d/u.test(file) && file.endsWith('.json'))
  .map((file) => {
    const collection = /_1\.0_([a-z_]+?)(?:_[a-z]{3}-id|[.~])/u.exec(file)?.[1];
    const kind = REST_KINDS.find((one) => KINDS[one].collection === collection);
    return { file, kind, body: JSON.parse(readFileSync(FOLDER + file, 'utf8')) as unknown };
  })
  .flatMap(({ file, kind, body }) => (kind === undefined ? [] : [{ file, kind, body }]));

test.each(recorded)('$file is decoded as it was', ({ kind, body }) => {
  const rows = Array.isArray(body) ? body : [body];
  const told = redacted(pathOf(kind), rows);
  expect(decodedOf(kind, told)).toEqual(decodedOf(kind, rows));
  expect(redacted(pathOf(kind), told)).toEqual(told);
});
