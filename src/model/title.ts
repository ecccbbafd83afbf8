/** How a record is called: its name, or its id when it has none. */
export function titleOf(record: { readonly id: string; readonly name?: string | null }): string {
  return record.name === undefined || record.name === null || record.name === ''
    ? record.id
    : record.name;
}
