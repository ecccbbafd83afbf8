import { ALL_KINDS, KINDS, type Kind } from '@/model/kinds';

/** An id whose shape and prefix have been checked. */
export type Id<K extends Kind> = string & { readonly __kind: K };

/** A run of plain text, or an id in it that can become a link. */
export type TextPart = string | { readonly kind: Kind; readonly id: string };

/** Three lower-case letters, a dash, five lower-case alphanumerics (spec 1 §2). */
const SHAPE = /^[a-z]{3}-[a-z0-9]{5}$/;

/** The same inside text, at word boundaries; a dash on either side makes it a longer word. */
const IN_TEXT = /(?<![\w-])[a-z]{3}-[a-z0-9]{5}(?![\w-])/g;

const KIND_OF_PREFIX: ReadonlyMap<string, Kind> = new Map(
  ALL_KINDS.map((kind) => [KINDS[kind].prefix, kind]),
);

/** Whether a text is an id of this kind. */
function isId<K extends Kind>(kind: K, text: string): text is Id<K> {
  return text.startsWith(KINDS[kind].prefix) && SHAPE.test(text);
}

/** The text as an id of this kind, or undefined when its shape or prefix is wrong. */
export function parseId<K extends Kind>(kind: K, text: string): Id<K> | undefined {
  return isId(kind, text) ? text : undefined;
}

/** The id of what an answer shows; undefined when it shows no such thing. */
export function idOf<K extends Kind>(kind: K, body: unknown): Id<K> | undefined {
  if (typeof body !== 'object' || body === null || !('id' in body)) return undefined;
  return typeof body.id === 'string' ? parseId(kind, body.id) : undefined;
}

/** Whether a text is an id of no kind that there is: the 'Unknown resource type' of spec 1 §2. */
export function isOfUnknownType(text: string): boolean {
  return SHAPE.test(text) && kindOfId(text) === undefined;
}

/** The kind of an id by its prefix; undefined for what is no id of a known kind. */
export function kindOfId(text: string): Kind | undefined {
  return SHAPE.test(text) ? KIND_OF_PREFIX.get(text.slice(0, 3)) : undefined;
}

/**
 * Cuts text at the ids in it. Only a known prefix with the exact shape is an id: 'two-phase' and
 * 'lcn-8aua2' stay text.
 */
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
