import { ALL_KINDS, KINDS, type Kind } from '@/model/kinds';

/** An id of a checked shape and prefix. */
export type Id<K extends Kind> = string & { readonly __kind: K };

/** Plain text, or an id to link. */
export type TextPart = string | { readonly kind: Kind; readonly id: string };

/** Spec 1 §2. */
const SHAPE = /^[a-z]{3}-[a-z0-9]{5}$/;

/** A hyphen next to it makes it part of a longer word. */
const IN_TEXT = /(?<![\w-])[a-z]{3}-[a-z0-9]{5}(?![\w-])/g;

const KIND_OF_PREFIX: ReadonlyMap<string, Kind> = new Map(
  ALL_KINDS.map((kind) => [KINDS[kind].prefix, kind]),
);

function isId<K extends Kind>(kind: K, text: string): text is Id<K> {
  return text.startsWith(KINDS[kind].prefix) && SHAPE.test(text);
}

/** Checks that text is an id of this kind. */
export function parseId<K extends Kind>(kind: K, text: string): Id<K> | undefined {
  return isId(kind, text) ? text : undefined;
}

/** Reads the id in an answer's body. */
export function idOf<K extends Kind>(kind: K, body: unknown): Id<K> | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  return typeof body.id === 'string' ? parseId(kind, body.id) : undefined;
}

/** Whether text is an id of an unknown kind: 'Unknown resource type' (spec 1 §2). */
export function isOfUnknownType(text: string): boolean {
  return SHAPE.test(text) && kindOfId(text) === undefined;
}

/** Returns the kind of an id. */
export function kindOfId(text: string): Kind | undefined {
  return SHAPE.test(text) ? KIND_OF_PREFIX.get(text.slice(0, 3)) : undefined;
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
