import * as v from 'valibot';

/** Validation messages by field. */
export type Problems<V> = { readonly [F in keyof V]?: string | undefined };

/** Whether there are no problems. */
export function isValid(problems: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(problems).every((problem) => problem === undefined);
}

/** Makes a schema of one function, since fields depend on each other. */
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
