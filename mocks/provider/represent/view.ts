import type { Resource } from '@/wire/common';
import { kinds, type Kind } from '@mocks/provider/kinds';
import type { Core } from '@mocks/provider/core';
import type { World } from '@mocks/provider/world';

/** The options of one read: the provider's address, and the query's choices. */
export interface View {
  world: World;
  /** The provider's origin and base path, for each record's `url`: `http://127.0.0.1:4181`. */
  origin: string;
  /** False omits nested arrays of records. */
  nested: boolean;
  /** True adds `metadata.labels`. */
  metadata: boolean;
  /** Cache of the records that this read has represented; see `once`. */
  made: WeakMap<object, unknown>;
}

/** Reads the options from the request's address. */
export const viewOf = ({ world, base }: Core, { origin, searchParams }: URL): View => ({
  world,
  origin: origin + base,
  nested: searchParams.get('nested') !== 'false',
  metadata: searchParams.get('metadata') === 'true',
  made: new WeakMap(),
});

export const domainName = (id: string): string => `${id}.gb1.example.com`;

/** The three fields at the start of every record. */
export function head<Type extends Kind>(
  view: View,
  resource_type: Type,
  id: string,
): Resource<Type> {
  return { id, resource_type, url: `${view.origin}/1.0/${kinds[resource_type].collection}/${id}` };
}

/** Applies `represent` to the row, or returns null without one. */
export function orNull<Row, Shape>(
  row: Row | undefined,
  represent: (row: Row) => Shape,
): Shape | null {
  return row === undefined ? null : represent(row);
}

/**
 * Represents a row once per read: ten thousand servers share a few types, images and zones. The row
 * alone is the key, so each row must always have the same `represent`.
 */
export function once<Row extends object, Shape>(
  view: View,
  row: Row,
  represent: (view: View, row: Row) => Shape,
): Shape {
  const made = view.made.get(row);
  if (made !== undefined) return made as Shape;
  const shape = represent(view, row);
  view.made.set(row, shape);
  return shape;
}

/** A copy of a row without some of its fields. */
export function without<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: readonly Key[]
): Omit<Row, Key> {
  const copy: Row & Partial<Pick<Row, Key>> = { ...row };
  for (const key of keys) delete copy[key];
  return copy;
}
