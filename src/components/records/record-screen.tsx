import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useAccount } from '@/components/scope/account-scope';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { useRecord } from '@/components/scope/data/use-record';
import { LeavingContext } from '@/components/scope/leave/leaving';
import { lazyPart } from '@/lib/lazy-part';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records/records';
import { titleOf } from '@/model/title';
import { SettledContext } from './absent';
import { PageShape } from './page-shape';
import { RecordFailure, RecordNotFound, UnreadableNote } from './record-notes';

const load = lazyPart(() => import('@/store/search/history'));

function useViewed(kind: Kind, id: string, title: string | undefined): void {
  const account = useAccount();
  const user = useOwnId();
  useEffect(() => {
    if (title === undefined) return undefined;
    let isLeft = false;
    const keep = async () => {
      const { keepViewed } = await load();
      if (!isLeft) keepViewed({ user, account }, { kind, id, title });
    };
    // If its code cannot be loaded, the page still works.
    void keep().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [user, account, kind, id, title]);
}

interface RecordScreenProps<K extends Kind> {
  readonly kind: K;
  readonly id: string;
  readonly noun: string;
  readonly missing?: ReactNode;
  readonly skeleton: ReactNode;
  /** `failure` is a note about an incomplete read, or false. */
  readonly children: (record: Records[K], failure: ReactNode) => ReactNode;
}

export function RecordScreen<K extends Kind>(props: RecordScreenProps<K>) {
  const { kind, id, noun, missing, skeleton, children } = props;
  const { record: known, meta } = useRecord(kind, id);
  const [last, setLast] = useState<Records[K]>();
  const leave = useCallback(
    (isLeaving: boolean) => setLast(isLeaving ? known : undefined),
    [known],
  );
  const left = last?.id === id ? last : undefined;
  const record = known ?? left;
  useViewed(kind, id, known && titleOf(known));
  const place = { kind, id };
  // Stays true while it is read again.
  const failed = meta.error !== undefined;
  if (meta.status === 'not-found' && left === undefined)
    return missing ?? <RecordNotFound {...place} noun={noun} />;
  if (record === undefined && failed) {
    return <RecordFailure {...place} meta={meta} partial={false} />;
  }
  return (
    <PageShape key={id} id={id} isRead={record !== undefined}>
      {record === undefined ? (
        skeleton
      ) : (
        <SettledContext value={meta.full || failed || left !== undefined}>
          <LeavingContext value={leave}>
            {children(
              record,
              (failed || record.unreadable !== undefined) && (
                <>
                  {failed && <RecordFailure {...place} meta={meta} partial />}
                  <UnreadableNote kind={kind} record={record} noun={noun} />
                </>
              ),
            )}
          </LeavingContext>
        </SettledContext>
      )}
    </PageShape>
  );
}
