import { expect, test } from 'vitest';
import { ALL_KINDS, REST_KINDS, kindOfResourceType, KINDS } from '@/model/kinds';
import { FIELDS } from '@/model/records/records';

test('ip_address is an old name of cloud_ip', () => {
  expect(kindOfResourceType('ip_address')).toBe('cloud_ip');
  expect(kindOfResourceType('server')).toBe('server');
  expect(kindOfResourceType('toString')).toBeUndefined();
  expect(kindOfResourceType('config_map')).toBeUndefined();
});

test('no two kinds share a prefix, a collection or a folder', () => {
  const entries = REST_KINDS.map((kind) => KINDS[kind]);
  const routes = entries.map(({ route }) => route).filter((route) => route !== undefined);
  expect(new Set(entries.map(({ prefix }) => prefix)).size).toBe(entries.length);
  expect(new Set(entries.map(({ collection }) => collection)).size).toBe(entries.length);
  expect(new Set(routes).size).toBe(routes.length);
});

test('every kind has its fields', () => {
  expect(Object.keys(FIELDS).sort()).toEqual([...ALL_KINDS].sort());
});
