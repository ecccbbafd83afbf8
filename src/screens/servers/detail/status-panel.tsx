import { CreationBar, CreationMessage } from '@/components/records/creation-bar';
import { CreationCard } from '@/components/records/record-status';
import { goneMessages, StateNotes, type StateMessage } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import type { ServerRecord } from '@/model/server/record';
import { serverForemost } from '@/model/server/verbs';
import { useCreationSeconds } from '../use-creation-seconds';

const STATES: Readonly<Record<string, StateMessage>> = {
  failing: {
    tone: 'error',
    title: 'This server is failing',
    text: 'Something is wrong with it or with what it runs on. Save what you can, and contact support.',
  },
  failed: {
    tone: 'error',
    title: 'This server has failed',
    text: 'It cannot be used any more. Create another one from a snapshot, then delete this one.',
  },
  unavailable: {
    tone: 'warning',
    title: 'This server is unavailable',
    text: 'It cannot be reached just now. This page follows when that changes.',
  },
  ...goneMessages('server'),
};

const LOCKED =
  'It cannot be stopped, restarted or deleted until it is unlocked. Renaming it is still possible.';

/** Notes on a server's state. */
export function StatusPanel({ server }: { readonly server: ServerRecord }) {
  const seconds = useCreationSeconds(server);
  return (
    <>
      <CreationCard
        record={server}
        noun="server"
        making={<CreationMessage record={server} seconds={seconds} noun="server" />}
        bar={(done) => <CreationBar record={server} seconds={seconds} done={done} />}
      />
      <StateNotes
        record={server}
        noun="server"
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={server} foremost={serverForemost(server)} />}
      />
    </>
  );
}
