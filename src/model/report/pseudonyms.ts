import { encodePart } from '@/lib/encoding';

export type Space =
  | 'name'
  | 'email'
  | 'host'
  | 'ipv4'
  | 'network4'
  | 'ipv6'
  | 'network6'
  | 'mac'
  | 'hash'
  | 'text'
  /** Typed text: it is never put back. */
  | 'typed';

export interface Marked {
  readonly space: Space;
  readonly value: string;
}

/**
 * Pseudonyms replace values while a report is kept. Stand-ins are numbered only when the file is made:
 * a stand-in shows the rank of its value among all.
 */
export interface Pseudonyms {
  /**
   * Returns the same mark for the same value. An `encoded` one is part of a path, and
   * percent-encoded where it is put back. A sealed one is never put back.
   */
  mark(space: Space, value: string, encoded?: boolean, isSealed?: boolean): string;
  replace(json: string, standIn: (mark: Marked, isSealed: boolean) => string): string;
  marked(json: string): readonly Marked[];
  /** Forgets values that none of these texts marks. */
  keepOnly(texts: Iterable<string>): void;
  /** Characters of all known values. */
  readonly size: number;
}

/** Private-use characters, which no plain value keeps (`plain`). */
const MARK = /\uE000(\d+)(%?)(!?)\uE001/gu;

/** Makes marks that are never put back: the text around them holds a secret. */
export const sealed = (pseudonyms: Pseudonyms): Pseudonyms => ({
  ...pseudonyms,
  mark: (space, value, encoded) => pseudonyms.mark(space, value, encoded, true),
});

const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

export function createPseudonyms(): Pseudonyms {
  const numbers = new Map<string, number>();
  const values = new Map<number, Marked>();
  let next = 0;
  let size = 0;
  const keyOf = ({ space, value }: Marked): string => `${space} ${value}`;

  function* foundIn(text: string): Generator<number> {
    for (const [, number] of text.matchAll(MARK)) yield Number(number);
  }

  function mark(space: Space, value: string, encoded = false, isSealed = false): string {
    const marked = { space, value };
    let number = numbers.get(keyOf(marked));
    if (number === undefined) {
      number = next;
      next += 1;
      size += value.length;
      numbers.set(keyOf(marked), number);
      values.set(number, marked);
    }
    return `\uE000${String(number)}${encoded ? '%' : ''}${isSealed ? '!' : ''}\uE001`;
  }

  return {
    mark,
    replace: (json, standIn) =>
      json.replace(MARK, (_, number: string, encoded: string, seal: string) => {
        const marked = values.get(Number(number));
        if (marked === undefined) return '';
        const text = standIn(marked, seal !== '');
        return quoted(encoded === '' ? text : encodePart(text));
      }),
    marked: (json) => [...new Set(foundIn(json))].flatMap((number) => values.get(number) ?? []),
    keepOnly: (texts) => {
      const used = new Set<number>();
      for (const text of texts) for (const number of foundIn(text)) used.add(number);
      for (const [number, marked] of values) {
        if (used.has(number)) continue;
        values.delete(number);
        numbers.delete(keyOf(marked));
        size -= marked.value.length;
      }
    },
    get size() {
      return size;
    },
  };
}
