import { timeOf } from '@/lib/dates';
import { entryOf } from '@/lib/entry-of';
import { once } from '@/lib/once';
import type { EventRecord, EventReference } from '@/model/event/record';
import { type ActorType, SENTENCES, type Sentences } from '@/model/event/sentences';
import { kindOfId } from '@/model/ids';
import { kindOfResourceType, type Kind } from '@/model/kinds';

/** Somebody or something that a sentence names. */
export interface Mention {
  readonly id: string;
  /** Absent where nobody here knows such a thing. */
  readonly kind?: Kind | undefined;
  /** What it was called when it happened, if the event tells. */
  readonly name?: string | undefined;
}

/** Several mentions are told as a list: 'web-1, web-2 and worker'. */
export type SentencePart = string | readonly Mention[];

function mentionOf({ id, resource_type: type, name, email }: EventReference): Mention {
  const kind = kindOfId(id) ?? (type === undefined ? undefined : kindOfResourceType(type));
  return { id, kind, name: name || email || undefined };
}

/** Who did it. A user counts before the client that they used. */
export function actorOf(event: EventRecord): { type: ActorType; mention?: Mention } {
  const { user, client } = event;
  if (user) return { type: 'user', mention: mentionOf(user) };
  if (client) return { type: 'client', mention: mentionOf(client) };
  return { type: 'background' };
}

/** What it is about. */
export function resourceOf({ resource }: EventRecord): Mention | undefined {
  return resource ? mentionOf(resource) : undefined;
}

/** The type of its resource, by the resource or else by the action. */
function typeOf({ action = '', resource }: EventRecord): string {
  const named = resource?.resource_type ?? (resource ? kindOfId(resource.id) : undefined);
  const type = named ?? action.slice(0, action.indexOf('.'));
  // An old name (spec 1 §3).
  return type === 'ip_address' ? 'cloud_ip' : type;
}

/** The action without its resource's prefix; 'unknown' where it has another (spec 3 §3). */
export function shortAction(event: EventRecord): string {
  const action = (event.action ?? '').replace(/^ip_address\./, 'cloud_ip.');
  const prefix = `${typeOf(event)}.`;
  return action.startsWith(prefix) ? action.slice(prefix.length) : 'unknown';
}

/** The kind of its resource. */
export function eventKind(event: EventRecord): Kind | undefined {
  return kindOfResourceType(typeOf(event));
}

function templateOf(event: EventRecord): Sentences[ActorType] {
  const sentences = entryOf(entryOf(SENTENCES, typeOf(event)), shortAction(event));
  return sentences?.[actorOf(event).type];
}

/** Whether there is a sentence for it: what has none is not shown (spec 3 §4). */
export function isTold(event: EventRecord): boolean {
  return templateOf(event) !== undefined;
}

/** Whether it is a deletion that is not only under way. */
export function deletedBy(event: EventRecord): string | undefined {
  const isDone = shortAction(event) === 'delete' && event.state !== 'started';
  return isDone ? event.resource?.id : undefined;
}

/** A start whose end was missed is not told as under way for ever. */
const UNDER_WAY_MS = 3_600_000;

function isUnderWay({ state, created_at: at }: EventRecord, now: number): boolean {
  return state === 'started' && now - timeOf(at) < UNDER_WAY_MS;
}

interface Segment {
  /** The words and places of it, in turn. */
  readonly pieces: readonly string[];
  /** What is said where a place has nobody; absent of a segment that is always said. */
  readonly otherwise?: string;
}

const segments = once(() => new Map<string, readonly Segment[]>());

/** Parsed once: a feed has ten thousand sentences of a hundred templates. */
function parsed(template: string): readonly Segment[] {
  const known = segments().get(template);
  if (known !== undefined) return known;
  const made = template
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((text): Segment => {
      const [words = '', otherwise = ''] = text.replace(/^\[|\]$/g, '').split('|');
      const pieces = words.split(/(\{\w+\})/).filter(Boolean);
      return text.startsWith('[') ? { pieces, otherwise } : { pieces };
    });
  segments().set(template, made);
  return made;
}

/** Each once, without the resource itself. */
function others(event: EventRecord): readonly Mention[] {
  const found = new Map<string, Mention>();
  for (const reference of [...(event.affects ?? []), ...(event.touches ?? [])]) {
    if (reference.id !== event.resource?.id) found.set(reference.id, mentionOf(reference));
  }
  return [...found.values()];
}

/** All that it happened to: its resource, and what else it affects or touches, but for the account. */
export function resourcesOf(event: EventRecord): readonly Mention[] {
  const resource = resourceOf(event);
  const rest = others(event).filter(({ kind }) => kind !== 'account');
  return resource ? [resource, ...rest] : rest;
}

function atPlace(event: EventRecord, place: string): readonly Mention[] {
  if (place === 'actor' || place === 'resource') {
    const mention = place === 'actor' ? actorOf(event).mention : resourceOf(event);
    return mention ? [mention] : [];
  }
  const all = others(event);
  // What an account counts touches it, which is no news.
  return all.filter(({ kind }) => (place === 'other' ? kind !== 'account' : kind === place));
}

/** What stands for a resource that the event does not name: 'a cloud IP'. */
function unnamed(event: EventRecord): string {
  const noun = typeOf(event)
    .replaceAll('_', ' ')
    .replace(/\b(?:api|ip)\b/, (word) => word.toUpperCase());
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function capitalised([first, ...rest]: readonly SentencePart[]): readonly SentencePart[] {
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest];
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest];
}

/** What happened, in words and mentions; nothing where there is no sentence for it. */
export function sentenceOf(event: EventRecord, now: number): readonly SentencePart[] | undefined {
  const template = templateOf(event);
  if (template === undefined) return undefined;
  const { done, doing = done } = template;
  const parts: SentencePart[] = [];
  for (const { pieces, otherwise } of parsed(isUnderWay(event, now) ? doing : done)) {
    const filled = pieces.map((piece) =>
      piece.startsWith('{') ? atPlace(event, piece.slice(1, -1)) : piece,
    );
    const isWhole = filled.every((part) => part.length > 0);
    if (isWhole) parts.push(...filled);
    else if (otherwise === undefined) {
      parts.push(...filled.map((part) => (part.length > 0 ? part : unnamed(event))));
    } else if (otherwise !== '') parts.push(otherwise);
  }
  return capitalised(parts);
}
