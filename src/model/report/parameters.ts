import { entryOf } from '@/lib/entry-of';
import type { Classes } from './classes';
import type { Pseudonyms } from './pseudonyms';

export function parameters(
  given: Readonly<Record<string, unknown>>,
  classes: Classes,
  pseudonyms: Pseudonyms,
): Record<string, string> {
  const told: [string, string][] = [];
  for (const [name, value] of Object.entries(given)) {
    const known = entryOf(classes, name);
    const kept = known?.(value, pseudonyms, 0);
    if (typeof kept === 'string' && kept !== '') told.push([name, kept]);
  }
  return Object.fromEntries(told);
}
