import * as v from 'valibot';

/** What is wrong with a form: a sentence for each field that has something. */
export type Problems<V> = { readonly [F in keyof V]?: string | undefined };

/** Whether nothing is wrong. */
export function isFine(problems: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/**
 * A schema for a form whose rules are one function: fields that depend on each other, on limits, on
 * what is known. The form's values pass as they are.
 */
export function checkedForm<V extends object>(
  find: (values: V) => Problems<V>,
): v.GenericSchema<V, V> {
  return v.pipe(
    v.custom<V>((values) => typeof values === 'object' && values !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: V = dataset.value;
      for (const [key, message] of Object.entries<string | undefined>(find(input))) {
        if (message === undefined) continue;
        const value: unknown = Reflect.get(input, key);
        const path = { type: 'unknown', origin: 'value', input, key, value } as const;
        addIssue({ message, path: [path] });
      }
    }),
  );
}
