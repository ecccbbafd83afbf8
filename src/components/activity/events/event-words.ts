import { truncateList } from '@/lib/text';
import { type Mention, sentenceOf, type SentencePart } from '@/model/event/describe';
import type { Lookup } from '@/model/facts';
import type { EventRecord } from '@/model/records/people';
import { titleOf } from '@/model/title';

export const NAMED_AT_MOST = 3;

export function mentionName({ kind, id, name = id }: Mention, lookup: Lookup): string {
  const record = kind === undefined ? undefined : lookup.get(kind, id);
  const title = record && titleOf(record);
  return title === undefined || title === id ? name : title;
}

function partText(part: SentencePart, lookup: Lookup): string {
  if (typeof part === 'string') return part;
  return truncateList(
    part.map((mention) => mentionName(mention, lookup)),
    NAMED_AT_MOST,
  );
}

/** The event as plain text, or '' if it has no sentence. */
export function eventText(event: EventRecord, lookup: Lookup, now: number): string {
  return (sentenceOf(event, now) ?? []).map((part) => partText(part, lookup)).join('');
}
