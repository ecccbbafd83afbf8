import { useSnapshots } from '@/screens/database-servers/detail/snapshots-card';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { Absent } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { StatusWithBar } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { isPending, type ListSource, useKnownList } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { timeOf } from '@/lib/dates';
import { entryOf } from '@/lib/values';
import { engineLabel } from '@/model/database-engine/engines';
import { snapshotInTheMaking } from '@/model/database-server/rules';
import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';
import { shortTitle, titleOf } from '@/model/title';
import { Button } from '@/ui/button';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { words } from '../words';

type SnapshotProps = ScreenProps<{ database_server: 'database_server' }>;
type Snapshot = Records['database_snapshot'];

const byAge = (one: Snapshot, other: Snapshot) => timeOf(other.created_at) - timeOf(one.created_at);

interface NoSnapshotProps {
  readonly name: string;
  readonly isUnread: boolean;
  readonly list: ListSource<Snapshot>;
}

/** Stands for a missing snapshot: there is none, or the list could not be read. */
function NoSnapshot({ name, isUnread, list }: NoSnapshotProps) {
  if (isPending(list)) return <Absent />;
  if (!isUnread) return <p>{words.snapshot.none(name)}</p>;
  const unread = words.snapshot.unread(name);
  return (
    <Note
      tone="warning"
      action={
        <Button size="s" icon="refresh" onClick={list.refresh}>
          {words.labels.tryAgain}
        </Button>
      }
    >
      <p>{unread}</p>
      {list.error && <FailureToolsLater isRow what={unread} error={list.error} />}
    </Note>
  );
}

/** Details of the snapshot in progress, else of the latest. */
export default function SnapshotDialog({ database_server: id }: SnapshotProps) {
  const account = useAccount();
  const facts = useFacts();
  const { returnTo } = useRouteGuard();
  const { record: server } = useRecord('database_server', id);
  const own = useSnapshots(id);
  const list = useKnownList('database_snapshot');
  const snapshot = snapshotInTheMaking(id, facts) ?? own?.toSorted(byAge)[0];
  const leave = () => returnTo(paths.record('database_server', account, id));
  const name = shortTitle(server ?? { id });
  return (
    <Modal size="s" tall onClose={leave}>
      <DialogFrame
        title={
          (snapshot?.status && entryOf(words.snapshot.titles, snapshot.status)) ??
          words.labels.snapshot
        }
        onClose={leave}
        actions={
          <>
            {snapshot && (
              <LinkButton to={paths.record('database_snapshot', account, snapshot.id)}>
                {words.snapshot.viewLabel}
              </LinkButton>
            )}
            <Button variant="primary" onClick={leave}>
              {words.snapshot.closeLabel}
            </Button>
          </>
        }
      >
        {snapshot === undefined ? (
          <NoSnapshot name={name} isUnread={own === undefined} list={list} />
        ) : (
          <>
            {snapshot.status === 'creating' && <p>{words.snapshot.creating(name)}</p>}
            <DefinitionGrid>
              <Definition label={words.labels.name} wide>
                {titleOf(snapshot)}
              </Definition>
              <Definition label={words.snapshot.status} wide>
                <StatusWithBar record={snapshot} />
              </Definition>
              <Definition label={words.labels.engine} wide>
                {engineLabel(snapshot) ?? '–'}
              </Definition>
              <Definition label={words.snapshot.started} wide>
                <CreatedDate iso={snapshot.created_at} now={facts.now} />
              </Definition>
            </DefinitionGrid>
          </>
        )}
      </DialogFrame>
    </Modal>
  );
}
