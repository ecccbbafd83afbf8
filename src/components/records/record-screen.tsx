import type { ReactNode } from 'react';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { useRecord } from '../data/use-record';
import { SettledContext } from './absent';
import { PageShape } from './page-shape';
import { RecordFailure, RecordNotFound, UnreadableNote } from './record-notes';

interface RecordScreenProps<K extends Kind> {
  readonly kind: K;
  readonly id: string;
  readonly noun: string;
  /** The page before it is read. */
  readonly skeleton: ReactNode;
  /** `failure` is a note about an incomplete read, or false. */
  readonly children: (record: Records[K], failure: ReactNode) => ReactNode;
}

/** A record's screen in any state of its read. */
export function RecordScreen<K extends Kind>(props: RecordScreenProps<K>) {
  const { kind, id, noun, skeleton, children } = props;
  const { record, meta } = useRecord(kind, id);
  const place = { kind, id };
  // Kept while it is read again.
  const failed = meta.error !== undefined;
  if (meta.status === 'not-found') return <RecordNotFound {...place} noun={noun} />;
  if (record === undefined && failed) {
    return <RecordFailure {...place} meta={meta} partial={false} />;
  }
  return (
    <PageShape key={id} id={id} isRead={record !== undefined}>
      {record === undefined ? (
        skeleton
      ) : (
        <SettledContext value={meta.full || failed}>
          {children(
            record,
            (failed || record.unreadable !== undefined) && (
              <>
                {failed && <RecordFailure {...place} meta={meta} partial />}
                <UnreadableNote kind={kind} record={record} noun={noun} />
              </>
            ),
          )}
        </SettledContext>
      )}
    </PageShape>
  );
}
