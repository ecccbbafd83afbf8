import { entryOf } from '@/lib/entry-of';
import { eventKind, shortAction } from '@/model/event/describe';
import { KINDS } from '@/model/kinds';
import type { EventRecord } from '@/model/records/people';
import { Icon, type IconName } from '@/ui/icon';
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
  const words = kind && KINDS[kind].singular;
  return (
    <span className={styles.mark} title={words}>
      <Icon name={eventIcon(event)} />
      {words !== undefined && <span className="visually-hidden">{words}: </span>}
    </span>
  );
}
