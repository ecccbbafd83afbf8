import { timeOf } from '@/lib/dates';
import { entryOf } from '@/lib/values';
import { once } from '@/lib/once';
import { type ActorType, SENTENCES, type Sentences } from './sentences';
import { kindOfId } from '@/model/ids';
import { kindOfResourceType, type Kind } from '@/model/kinds';
import type { EventRecord, EventReference } from '@/model/records/people';

export interface Mention {
  readonly id: string;
  readonly kind?: Kind | undefined;
  /** Name at the time of the event, if the event has it. */
  readonly name?: string | undefined;
}

export type SentencePart = string | readonly Mention[];

function mentionOf({ id, resource_type: type, name, email }: EventReference): Mention {
  const kind = kindOfId(id) ?? (type === undefined ? undefined : kindOfResourceType(type));
  return { id, kind, name: name || email || undefined };
}

/** Returns the actor. A user counts before the client that they used. */
export function actorOf(event: EventRecord): { type: ActorType; mention?: Mention } {
  const { user, client } = event;
  if (user) return { type: 'user', mention: mentionOf(user) };
  if (client) return { type: 'client', mention: mentionOf(client) };
  return { type: 'background' };
}

export function resourceOf({ resource }: EventRecord): Mention | undefined {
  return resource ? mentionOf(resource) : undefined;
}

function typeOf({ action = '', resource }: EventRecord): string {
  const named = resource?.resource_type ?? (resource ? kindOfId(resource.id) : undefined);
  const type = named ?? action.slice(0, action.indexOf('.'));
  // An old name.
  return type === 'ip_address' ? 'cloud_ip' : type;
}

/** Returns the action without its resource's prefix; 'unknown' if it has another. */
export function shortAction(event: EventRecord): string {
  const action = (event.action ?? '').replace(/^ip_address\./, 'cloud_ip.');
  const prefix = `${typeOf(event)}.`;
  return action.startsWith(prefix) ? action.slice(prefix.length) : 'unknown';
}

export function eventKind(event: EventRecord): Kind | undefined {
  return kindOfResourceType(typeOf(event));
}

function templateOf(event: EventRecord): Sentences[ActorType] {
  const sentences = entryOf(entryOf(SENTENCES, typeOf(event)), shortAction(event));
  return sentences?.[actorOf(event).type];
}

export function hasSentence(event: EventRecord): boolean {
  return templateOf(event) !== undefined;
}

/**
 * Returns the ID of the resource that the event deleted; undefined while the deletion is under way.
 */
export function deletedBy(event: EventRecord): string | undefined {
  const isDone = shortAction(event) === 'delete' && event.state !== 'started';
  return isDone ? event.resource?.id : undefined;
}

/** Longest time that an event shows as under way, as its end may have been missed. */
const UNDER_WAY_MS = 3_600_000;

function isUnderWay({ state, created_at: at }: EventRecord, now: number): boolean {
  return state === 'started' && now - timeOf(at) < UNDER_WAY_MS;
}

interface Segment {
  readonly pieces: readonly string[];
  /** Words for an empty place; absent if the segment is always shown. */
  readonly otherwise?: string;
}

const segments = once(() => new Map<string, readonly Segment[]>());

/** Parses a template once: a feed has ten thousand sentences of a hundred templates. */
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

function others(event: EventRecord): readonly Mention[] {
  const found = new Map<string, Mention>();
  for (const reference of [...(event.affects ?? []), ...(event.touches ?? [])]) {
    if (reference.id !== event.resource?.id) found.set(reference.id, mentionOf(reference));
  }
  return [...found.values()];
}

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
  // An account is touched by every change that it counts, which is no news.
  return all.filter(({ kind }) => (place === 'other' ? kind !== 'account' : kind === place));
}

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
