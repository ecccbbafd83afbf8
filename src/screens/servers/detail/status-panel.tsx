import { CreationCard } from '@/components/records/record-status';
import { goneMessages, StateNotes, type StateMessage } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import { useNow } from '@/components/time/use-now';
import { counted } from '@/lib/text';
import { creationOf, expectedSeconds } from '@/model/server/progress';
import type { ServerRecord } from '@/model/server/record';
import { serverForemost } from '@/model/server/verbs';
import { CreationBar, useDisk } from '../creation-bar';

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

/** In milliseconds. */
const CLOCK_MS = 1000;

function MakingMessage({ server }: { readonly server: ServerRecord }) {
  const now = useNow(CLOCK_MS);
  const disk = useDisk(server);
  const expected = counted(Math.round(expectedSeconds(disk)), 'second');
  return creationOf(server.created_at, disk, now).late
    ? `This server is still being created. That is taking longer than the usual ${expected}.`
    : `This server is being created. That takes about ${expected}.`;
}

/** Notes on a server's state. */
export function StatusPanel({ server }: { readonly server: ServerRecord }) {
  return (
    <>
      <CreationCard
        record={server}
        noun="server"
        making={<MakingMessage server={server} />}
        bar={(done) => <CreationBar server={server} done={done} />}
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
