import { entryOf } from '@/lib/values';
import { truncateList } from '@/lib/text';
import {
  eventKind,
  type Mention,
  sentenceOf,
  type SentencePart,
  shortAction,
} from '@/model/event/describe';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { EventRecord } from '@/model/records/people';
import { titleOf } from '@/model/title';
import { Icon, type IconName } from '@/ui/icon';
import { words } from '../words';
import styles from './event-lines.module.css';

const OF_ACTION: Readonly<Record<string, IconName>> = {
  activate_console: 'terminal',
  charge: 'billing',
  delete: 'trash',
  lock_resource: 'lock',
  reboot: 'refresh',
  reset: 'reset',
  shutdown: 'power-off',
  snapshot: 'snapshot',
  start: 'power',
  stop: 'power-off',
  unlock_resource: 'unlock',
};

function eventIcon(event: EventRecord): IconName {
  const action = shortAction(event);
  const kind = eventKind(event);
  return entryOf(OF_ACTION, action) ?? (kind && KINDS[kind].icon) ?? 'info';
}

/** Icon that also names the kind: the sentence gives the name alone. */
export function EventMark({ event }: { readonly event: EventRecord }) {
  const kind = eventKind(event);
  const noun = kind && KINDS[kind].singular;
  return (
    <span className={styles.mark} title={noun}>
      <Icon name={eventIcon(event)} />
      {noun !== undefined && <span className="visually-hidden">{words.events.kind(noun)}</span>}
    </span>
  );
}

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
