import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type Units } from '@/model/decode';
import { REST_KINDS, KINDS } from '@/model/kinds';
import { FIELDS } from '@/model/records/records';

const BYTES: Units = { volumeSize: 'bytes' };
const GIGABYTE = 1024 ** 3;

test('a record is kept as it came, with ids for what was nested in it', () => {
  const { id, entities, issues } = decode(
    'server',
    {
      id: 'srv-aaaaa',
      resource_type: 'server',
      name: 'web',
      status: 'active',
      started_at: null,
      zone: { id: 'zon-aaaaa', handle: 'gb1-a' },
      volumes: [{ id: 'vol-aaaaa', size: GIGABYTE }],
      snapshots: [],
    },
    BYTES,
  );
  expect(id).toBe('srv-aaaaa');
  expect(issues).toEqual([]);
  expect(entities).toEqual([
    {
      kind: 'server',
      id: 'srv-aaaaa',
      record: {
        id: 'srv-aaaaa',
        name: 'web',
        status: 'active',
        started_at: null,
        zone: 'zon-aaaaa',
        volumes: ['vol-aaaaa'],
        snapshots: [],
      },
    },
    { kind: 'zone', id: 'zon-aaaaa', record: { id: 'zon-aaaaa', handle: 'gb1-a' } },
    { kind: 'volume', id: 'vol-aaaaa', record: { id: 'vol-aaaaa', size: GIGABYTE } },
  ]);
});

test('a field of the wrong type is left out and reported, the rest stays', () => {
  const raw = { id: 'srv-aaaaa', name: 7, locked: 'yes', status: 'active', created_at: 'soon' };
  expect(decode('server', raw, BYTES)).toEqual({
    id: 'srv-aaaaa',
    entities: [
      {
        kind: 'server',
        id: 'srv-aaaaa',
        record: { id: 'srv-aaaaa', status: 'active', unreadable: ['name', 'locked', 'created_at'] },
      },
    ],
    issues: [
      { kind: 'server', id: 'srv-aaaaa', path: 'name', message: 'Expected text' },
      { kind: 'server', id: 'srv-aaaaa', path: 'locked', message: 'Expected true or false' },
      { kind: 'server', id: 'srv-aaaaa', path: 'created_at', message: 'Expected a time' },
    ],
  });
});

test('one broken item of a list does not lose the others', () => {
  const raw = {
    id: 'srv-aaaaa',
    volumes: [{ id: 'vol-aaaaa' }, 3, { id: 'srv-bbbbb' }, 'vol-ccccc'],
  };
  const { entities, issues } = decode('server', raw, BYTES);
  expect(entities[0]?.record).toEqual({
    id: 'srv-aaaaa',
    volumes: ['vol-aaaaa', 'vol-ccccc'],
    unreadable: ['volumes'],
  });
  expect(issues.map(({ path }) => path)).toEqual(['volumes[1]', 'volumes[2]']);
});

test('a list of which nothing could be read is not an empty one', () => {
  const { entities } = decode('server', { id: 'srv-aaaaa', volumes: [3], snapshots: [] }, BYTES);
  expect(entities[0]?.record).toEqual({ id: 'srv-aaaaa', snapshots: [], unreadable: ['volumes'] });
});

test('what is wrong inside a nested record is reported under its own id', () => {
  const raw = { id: 'srv-aaaaa', zone: { id: 'zon-aaaaa', handle: 1 }, name: 2 };
  expect(decode('server', raw, BYTES).issues).toEqual([
    { kind: 'server', id: 'srv-aaaaa', path: 'name', message: 'Expected text' },
    { kind: 'zone', id: 'zon-aaaaa', path: 'handle', message: 'Expected text' },
  ]);
});

test.each([null, 3, 'srv-aaaaa', [], {}, { id: 7 }, { id: 'vol-aaaaa' }, { id: 'srv-AAAAA' }])(
  'a record that is none (%j) gives one issue and no entities',
  (raw) => {
    const { id, entities, issues } = decode('server', raw, BYTES);
    expect(id).toBeUndefined();
    expect(entities).toEqual([]);
    expect(issues).toHaveLength(1);
  },
);

test('an owner may come as a user or as an id', () => {
  const account = { id: 'acc-aaaaa' };
  const nested = decode('account', { ...account, owner: { id: 'usr-aaaaa', name: 'Ann' } }, BYTES);
  const bare = decode('account', { ...account, owner: 'usr-aaaaa' }, BYTES);
  expect(nested.entities[0]).toEqual(bare.entities[0]);
  expect(nested.entities[1]?.record).toEqual({ id: 'usr-aaaaa', name: 'Ann' });
  expect(bare.entities).toHaveLength(1);
});

test('the sources that may reach a database come in an older and a newer form', () => {
  const id = 'dbs-aaaaa';
  const access = [{ source: '10.0.0.1', description: 'desk' }];
  const read = (raw: object) =>
    decode('database_server', { id, ...raw }, BYTES).entities[0]?.record;
  expect(read({ access_control: access, allow_access: ['any'] })).toEqual({
    id,
    access_control: access,
  });
  expect(read({ allow_access: ['any'] })).toEqual({
    id,
    access_control: [{ source: 'any', description: null }],
  });
});

test('a volume is bytes in every record, whatever the wire sends', () => {
  const size = (raw: number, units: Units) =>
    decode('volume', { id: 'vol-aaaaa', size: raw }, units).entities[0]?.record;
  expect(size(40 * GIGABYTE, BYTES)).toMatchObject({ size: 40 * GIGABYTE });
  expect(size(40_960, { volumeSize: 'MiB' })).toMatchObject({ size: 40 * GIGABYTE });
});

test('memory, disks and limits are bytes in every record', () => {
  const type = { id: 'typ-aaaaa', ram: 2048, disk_size: 0 };
  const account = {
    id: 'acc-aaaaa',
    ram_limit: 1024,
    block_storage_limit: 1024,
    cloud_ips_limit: 5,
  };
  expect(decode('server_type', type, BYTES).entities[0]?.record).toMatchObject({
    ram: 2 * GIGABYTE,
    disk_size: 0,
  });
  expect(decode('account', account, BYTES).entities[0]?.record).toMatchObject({
    ram_limit: GIGABYTE,
    block_storage_limit: GIGABYTE,
    cloud_ips_limit: 5,
  });
});

test('secrets never reach a record', () => {
  const secrets = {
    console_token: 'hush',
    console_url: 'https://hush',
    admin_password: 'hush',
    secret: 'hush',
    password: 'hush',
    library_ftp_password: 'hush',
  };
  for (const kind of REST_KINDS) {
    const decoded = decode(kind, { id: `${KINDS[kind].prefix}-aaaaa`, ...secrets }, BYTES);
    expect(JSON.stringify(decoded)).not.toContain('hush');
  }
});

test('a word that a newer provider says is kept', () => {
  const { entities, issues } = decode('server', { id: 'srv-aaaaa', status: 'hibernating' }, BYTES);
  expect(entities[0]?.record).toEqual({ id: 'srv-aaaaa', status: 'hibernating' });
  expect(issues).toEqual([]);
});

test('an endless nesting ends', () => {
  let image: Record<string, unknown> = { id: 'img-aaaaa' };
  for (let depth = 0; depth < 20_000; depth += 1) image = { id: 'img-aaaaa', ancestor: image };
  expect(decode('image', image, BYTES).entities.length).toBeLessThan(20);
});

describe('any JSON at all', () => {
  const anyKind = fc.constantFrom(...REST_KINDS);
  const anyUnits = fc.constantFrom<Units>(BYTES, { volumeSize: 'MiB' });

  /** Records with the right id and names, and anything at all in their fields. */
  const nearly = anyKind.chain((kind) => {
    const id = `${KINDS[kind].prefix}-aaaaa`;
    const related = fc
      .constantFrom(...REST_KINDS)
      .map((other) => ({ id: `${KINDS[other].prefix}-bbbbb`, name: 1 }));
    const value = fc.oneof(fc.jsonValue(), related, fc.array(related));
    return fc
      .dictionary(fc.constantFrom(...Object.keys(FIELDS[kind]), 'secret', '__proto__'), value)
      .map((fields) => ({ kind, raw: { ...fields, id } }));
  });

  test('never makes the decoder throw', () => {
    fc.assert(
      fc.property(anyKind, fc.jsonValue(), anyUnits, (kind, raw, units) => {
        const { id, entities, issues } = decode(kind, raw, units);
        expect(entities[0]?.id).toBe(id);
        expect(id !== undefined || issues.length === 1).toBe(true);
      }),
    );
  });

  test('leaves absent what is absent, and invents no field', () => {
    fc.assert(
      fc.property(nearly, anyUnits, ({ kind, raw }, units) => {
        const { entities, issues } = decode(kind, raw, units);
        const { record } = entities[0]!;
        const { unreadable = [], ...told } = record;
        const fields: Readonly<Record<string, { alias?: string }>> = FIELDS[kind];
        for (const name of Object.keys(told)) {
          const names = [name, fields[name]?.alias ?? name];
          expect(names.some((known) => Object.hasOwn(raw, known))).toBe(true);
        }
        const wrong = issues.flatMap(({ id, path }) => (id === raw.id ? path.split('[')[0]! : []));
        expect(new Set(unreadable)).toEqual(new Set(wrong));
        for (const name of Object.keys(raw)) {
          expect(Object.hasOwn(told, name) || !Object.hasOwn(FIELDS[kind], name)).toBe(true);
        }
        for (const [name, value] of Object.entries(told)) {
          expect(value !== undefined || unreadable.includes(name)).toBe(true);
        }
      }),
    );
  });

  test('a record decoded once more is the same', () => {
    // Sizes that came as mebibytes would be turned into bytes twice.
    const sizes = /^(?:ram|size|disk_size|virtual_size|min_ram|.*_(?:limit|used))$/;
    fc.assert(
      fc.property(nearly, ({ kind, raw }) => {
        const kept = Object.entries(raw).filter(([name]) => !sizes.test(name));
        const { record } = decode(kind, Object.fromEntries(kept), BYTES).entities[0]!;
        // An unreadable field may take its value from another field then, as a user's name does.
        const known = (fields: object) =>
          Object.entries(fields).filter(([name]) => !record.unreadable?.includes(name));
        const once = { ...record, unreadable: undefined };
        const again = decode(kind, once, BYTES);
        expect(known({ ...again.entities[0]?.record, unreadable: undefined })).toEqual(known(once));
        expect(again.issues).toEqual([]);
      }),
    );
  });
});
