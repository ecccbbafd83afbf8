import { CreationCard } from '@/components/records/record-status';
import { goneMessages, type StateMessage, StateNotes } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import type { DatabaseSnapshotRecord } from '@/model/database-snapshot/record';
import { databaseSnapshotForemost } from '@/model/database-snapshot/verbs';

const STATES: Readonly<Record<string, StateMessage>> = {
  failed: {
    tone: 'error',
    title: 'This snapshot has failed',
    text: 'It could not be made, and no server can be made from it. Delete it and take another.',
  },
  ...goneMessages('snapshot'),
};

const LOCKED = 'It cannot be deleted until it is unlocked. Editing it is still possible.';

/** Notes on a snapshot's state. */
export function SnapshotNotes({ snapshot }: { readonly snapshot: DatabaseSnapshotRecord }) {
  return (
    <>
      <CreationCard
        record={snapshot}
        noun="snapshot"
        making="This snapshot is being created. Servers can be made from it once it is available."
      />
      <StateNotes
        record={snapshot}
        noun="snapshot"
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={snapshot} foremost={databaseSnapshotForemost(snapshot)} />}
      />
    </>
  );
}
