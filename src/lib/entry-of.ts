/** A table's own entry: a text from outside may be `constructor`, which every object inherits. */
export function entryOf<T>(
  table: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
