import { isStored, KINDS, type Kind, REST_KINDS, type StoredKind } from '@/model/kinds';

export type Id<K extends Kind> = string & { readonly __kind: K };

export type TextPart = string | { readonly kind: Kind; readonly id: string };

const SHAPE = /^[a-z]{3}-[a-z0-9]{5}$/;

/** An adjacent hyphen makes it part of a longer word. */
const IN_TEXT = /(?<![\w-])[a-z]{3}-[a-z0-9]{5}(?![\w-])/g;

const KIND_OF_PREFIX: ReadonlyMap<string, Kind> = new Map(
  REST_KINDS.map((kind) => [KINDS[kind].prefix, kind]),
);

/**
 * Ids in object storage are names within an account: `acc-abcde/container` or
 * `acc-abcde/container/name`. An object's name may contain slashes.
 */
const STORED_SHAPES = {
  container: /^acc-[a-z0-9]{5}\/[^/]+$/,
  object: /^acc-[a-z0-9]{5}\/[^/]+\/[^]+$/,
} as const satisfies Readonly<Record<StoredKind, RegExp>>;

function isId<K extends Kind>(kind: K, text: string): text is Id<K> {
  if (isStored(kind)) return STORED_SHAPES[kind].test(text);
  return text.startsWith(KINDS[kind].prefix ?? '') && SHAPE.test(text);
}

export function parseId<K extends Kind>(kind: K, text: string): Id<K> | undefined {
  return isId(kind, text) ? text : undefined;
}

export function idOf<K extends Kind>(kind: K, body: unknown): Id<K> | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  return typeof body.id === 'string' ? parseId(kind, body.id) : undefined;
}

export function isOfUnknownType(text: string): boolean {
  return SHAPE.test(text) && kindOfId(text) === undefined;
}

export function kindOfId(text: string): Kind | undefined {
  if (SHAPE.test(text)) return KIND_OF_PREFIX.get(text.slice(0, 3));
  if (STORED_SHAPES.container.test(text)) return 'container';
  return STORED_SHAPES.object.test(text) ? 'object' : undefined;
}

export function idWords(kind: Kind): string {
  return isStored(kind) ? `name of an account's ${kind}` : `${KINDS[kind].prefix ?? ''}- id`;
}

/** Splits text at the ids in it. 'two-phase' and 'lcn-8aua2' have no known prefix and stay text. */
export function splitIds(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(IN_TEXT)) {
    const [id] = match;
    const kind = kindOfId(id);
    if (kind === undefined) continue;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ kind, id });
    end = match.index + id.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
