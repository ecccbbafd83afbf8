import { CreationBar, CreationMessage } from '@/components/records/creation-bar';
import { CreationCard } from '@/components/records/record-status';
import { goneMessages, type StateMessage, StateNotes } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import { CREATION_SECONDS } from '@/model/creation';
import type { DatabaseServerRecord } from '@/model/database-server/record';
import { databaseServerForemost } from '@/model/database-server/verbs';

const NOUN = 'Cloud SQL server';

const STATES: Readonly<Record<string, StateMessage>> = {
  failing: {
    tone: 'error',
    title: 'This Cloud SQL server is failing',
    text: 'Something is wrong with it or with what it runs on. Save what you can, and contact support.',
  },
  failed: {
    tone: 'error',
    title: 'This Cloud SQL server has failed',
    text: 'It cannot be used any more. Create another one from a snapshot, then delete this one.',
  },
  ...goneMessages(NOUN),
};

const LOCKED =
  'It cannot be restarted, resized or deleted, and no snapshot can be taken, until it is unlocked. Editing it is still possible.';

/** Notes on a Cloud SQL server's state. */
export function StatusPanel({ server }: { readonly server: DatabaseServerRecord }) {
  const seconds = CREATION_SECONDS.database_server;
  return (
    <>
      <CreationCard
        record={server}
        noun={NOUN}
        making={<CreationMessage record={server} seconds={seconds} noun={NOUN} />}
        bar={(done) => <CreationBar record={server} seconds={seconds} done={done} />}
      />
      <StateNotes
        record={server}
        noun={NOUN}
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={server} foremost={databaseServerForemost(server)} />}
      />
    </>
  );
}
