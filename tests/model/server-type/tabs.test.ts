import { expect, test } from 'vitest';
import {
  defaultType,
  offeredTypes,
  SERVER_TYPE_TABS,
  tabOf,
  type ServerTypeTab,
} from '@/model/server-type/tabs';
import { record } from '../build';

const type = (id: string, handle: string, raw: object = {}) =>
  record('server_type', { id, handle, status: 'available', storage_type: 'local', ...raw });

const types = [
  type('typ-ram16', '16gb.ram', { ram: 16_384, name: 'RAM Optimised 16GB' }),
  type('typ-ssd02', '2gb.ssd', { ram: 2048 }),
  type('typ-ssd01', '1gb.ssd', { ram: 1024 }),
  type('typ-nbs02', '2gb.nbs', { ram: 2048, storage_type: 'network' }),
  type('typ-std02', '2gb.std', { ram: 2048, cores: 4 }),
  type('typ-sto08', '8gb.sto', { ram: 8192 }),
  type('typ-wind1', '4gb.windows', { ram: 4096 }),
  type('typ-nano1', 'nano', { ram: 512, status: 'deprecated' }),
];

const account = (limit: number) =>
  record('account', { id: 'acc-aaaaa', windows_servers_limit: limit });

test('the tabs stand in their order, block storage marked as beta', () => {
  expect(Object.values(SERVER_TYPE_TABS).map(({ label, beta }) => [label, beta])).toEqual([
    ['Local SSD', undefined],
    ['Block Storage', true],
    ['All types', undefined],
    ['Standard', undefined],
    ['Storage optimised', undefined],
    ['RAM optimised', undefined],
  ]);
});

test.each([
  ['local', ['1gb.ssd', '2gb.ssd', '2gb.std', '8gb.sto', '16gb.ram']],
  ['block', ['2gb.nbs']],
  ['all', ['1gb.ssd', '2gb.nbs', '2gb.ssd', '2gb.std', '8gb.sto', '16gb.ram']],
  ['standard', ['2gb.std']],
  ['storage', ['8gb.sto']],
  ['ram', ['16gb.ram']],
] as const satisfies readonly (readonly [ServerTypeTab, readonly string[]])[])(
  'the tab %s has %o, smallest first',
  (tab, handles) => {
    const shown = offeredTypes(types, account(0)).filter(SERVER_TYPE_TABS[tab].has);
    expect(shown.map(({ handle }) => handle)).toEqual(handles);
  },
);

test('Windows types are offered where the limit is above 0, retired ones never', () => {
  const handles = (limit: number) =>
    offeredTypes(types, account(limit)).map(({ handle }) => handle);
  expect(handles(1)).toContain('4gb.windows');
  expect(handles(0)).not.toContain('4gb.windows');
  expect(handles(1)).not.toContain('nano');
});

test('the default comes from the configuration, else it is 1gb.ssd', () => {
  expect(defaultType(types, '2gb.nbs')?.id).toBe('typ-nbs02');
  expect(defaultType(types, undefined)?.id).toBe('typ-ssd01');
  expect(defaultType(types, '9gb.gone')?.id).toBe('typ-ssd01');
  expect(defaultType([], '2gb.nbs')).toBeUndefined();
});

test('a type opens the tab that shows it', () => {
  expect(tabOf(defaultType(types, '2gb.nbs'), types)).toBe('block');
  expect(tabOf(defaultType(types, undefined), types)).toBe('local');
  expect(tabOf(undefined, types)).toBe('local');
});

test('a type without a kind of storage is found under All types', () => {
  const kindless = types.map(({ storage_type: _, ...type }) => type);
  expect(tabOf(kindless[0], kindless)).toBe('all');
  expect(tabOf(undefined, kindless)).toBe('all');
});
