import { eventKind } from '@/model/event/describe';
import type { EventRecord } from '@/model/event/record';
import { KINDS } from '@/model/kinds';
import { Icon } from '@/ui/icon';
import styles from './event-lines.module.css';
import { eventIcon } from './event-icon';

/** What it is about, as a drawing: a sentence says the name alone. */
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
