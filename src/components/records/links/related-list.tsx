import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { entryOf } from '@/lib/values';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import { selectRecords } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Truncate } from '@/ui/tooltip';
import { Absent } from '@/components/records/absent';
import { words } from '../words';
import { RecordLink } from './record-link';
import { RELATED_SHOWN } from './related-items';
import styles from './related-list.module.css';

interface RelatedListProps<K extends Kind> {
  readonly kind: K;
  readonly ids: readonly string[] | undefined;
  readonly empty: string;
  readonly note: (record: Records[K] | undefined) => ReactNode;
  readonly shown?: number;
  readonly more?: ReactNode;
}

export function RelatedList<K extends Kind>(props: RelatedListProps<K>) {
  const { kind, ids, empty, note, shown = RELATED_SHOWN } = props;
  const known = useSelector((state: WithResources) => selectRecords(state, kind));
  if (ids === undefined) return <Absent />;
  const { more = words.page.more(ids.length - shown) } = props;
  if (ids.length === 0) return <p className="muted">{empty}</p>;
  return (
    <>
      <ul className={styles.related}>
        {ids.slice(0, shown).map((id) => (
          <li key={id}>
            <RecordLink kind={kind} id={id}>
              <Truncate text={titleOf(entryOf(known, id) ?? { id })} />
            </RecordLink>
            {note(entryOf(known, id))}
          </li>
        ))}
      </ul>
      {ids.length > shown && <p className={styles.more}>{more}</p>}
    </>
  );
}
