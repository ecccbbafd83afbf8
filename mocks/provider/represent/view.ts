import type { Resource } from '@/wire/common';
import { kinds, type Kind } from '@mocks/provider/kinds';
import type { Core } from '@mocks/provider/core';
import type { World } from '@mocks/provider/world';

/** How one read wants its records: where the provider stands, and what the query asked for. */
export interface View {
  world: World;
  /** Where the provider stands, for each record's `url`: `http://127.0.0.1:4181`. */
  origin: string;
  /** False collapses what is nested: arrays of records are left out. */
  nested: boolean;
  /** True adds `metadata.labels`. */
  metadata: boolean;
  /** What this read has represented already; see `once`. */
  made: WeakMap<object, unknown>;
}

/** What a request wants of its records by its address. */
export const viewOf = ({ world, base }: Core, { origin, searchParams }: URL): View => ({
  world,
  origin: origin + base,
  nested: searchParams.get('nested') !== 'false',
  metadata: searchParams.get('metadata') === 'true',
  made: new WeakMap(),
});

/** The DNS name under which a record is known. */
export const domainName = (id: string): string => `${id}.gb1.example.com`;

/** The three fields that start every record. */
export function head<Type extends Kind>(
  view: View,
  resource_type: Type,
  id: string,
): Resource<Type> {
  return { id, resource_type, url: `${view.origin}/1.0/${kinds[resource_type].collection}/${id}` };
}

/** Applies `represent` to the row, or keeps null where there is none. */
export function orNull<Row, Shape>(
  row: Row | undefined,
  represent: (row: Row) => Shape,
): Shape | null {
  return row === undefined ? null : represent(row);
}

/**
 * Represents a row once per read: ten thousand servers share a few types, images and zones. For
 * each row always the same `represent`, since the row alone is the key.
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
