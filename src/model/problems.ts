import * as v from 'valibot';
import { fieldOf } from '@/lib/values';
import type { Facts } from './facts';

export type Problems<V> = {
  readonly [F in keyof V]?:
    | string
    | undefined
    | (V[F] extends readonly (infer R extends object)[] ? RowProblems<R> : never);
};

type RowProblems<R> = readonly Problems<R>[];

export function isValid(problems: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

type Place = v.UnknownPathItem[];

interface Found {
  readonly message: string;
  readonly place: Place;
}

function found(problems: unknown, input: object, above: Place): readonly Found[] {
  return Object.entries(problems ?? {}).flatMap(([key, problem]: [string, unknown]) => {
    const value = fieldOf(input, key);
    const place: Place = [...above, { type: 'unknown', origin: 'value', input, key, value }];
    if (typeof problem === 'string') return [{ message: problem, place }];
    return typeof value === 'object' && value !== null ? found(problem, value, place) : [];
  });
}

export function checkedForm<V extends object>(
  find: (values: V) => Problems<V>,
): v.GenericSchema<V, V> {
  return v.pipe(
    v.custom<V>((values) => typeof values === 'object' && values !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { message, place } of found(find(dataset.value), dataset.value, [])) {
        const [first, ...rest] = place;
        if (first !== undefined) addIssue({ message, path: [first, ...rest] });
      }
    }),
  );
}

/** Returns why something may not be done to a record; undefined if it may. */
export type Rule<R> = (record: R, facts: Facts) => string | undefined;
