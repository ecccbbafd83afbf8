import { useLinger } from '@/components/store/use-linger';
import { useNow } from '@/components/store/use-now';
import { counted } from '@/lib/text';
import { creationOf, expectedSeconds } from '@/model/server/progress';
import type { ServerRecord } from '@/model/server/record';
import { Card } from '@/ui/card';
import { Note, type Tone } from '@/ui/note';
import { CreationBar, useDisk } from '../creation-bar';
import styles from './detail.module.css';

/** What to say of a server that isn't simply there. */
const NOTES: Readonly<Record<string, { tone: Tone; title: string; text: string }>> = {
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
  deleting: {
    tone: 'warning',
    title: 'This server is being deleted',
    text: 'Nothing about it can be changed any more.',
  },
  deleted: {
    tone: 'warning',
    title: 'This server has been deleted',
    text: 'Nothing about it can be changed any more.',
  },
};

/** How often it is asked whether the making is late, in milliseconds. */
const CLOCK_MS = 1000;

const LOCKED =
  'It cannot be stopped, restarted or deleted until it is unlocked. Renaming it is still possible.';

/** How the making of a server goes, and how long it is expected to take; lingers when it is done. */
function CreationPanel({
  server,
  done,
}: {
  readonly server: ServerRecord;
  readonly done: boolean;
}) {
  const now = useNow(CLOCK_MS);
  const disk = useDisk(server);
  const expected = counted(Math.round(expectedSeconds(disk)), 'second');
  const { late } = creationOf(server.created_at, disk, now);
  const making = late
    ? `This server is still being created. That is taking longer than the usual ${expected}.`
    : `This server is being created. That takes about ${expected}.`;
  return (
    <Card title="Status">
      <div className={styles.creation}>
        <p>{done ? 'This server is ready.' : making}</p>
        <CreationBar server={server} done={done} />
      </div>
    </Card>
  );
}

/** What must be known of a server's state before anything else on its page. */
export function StatusPanel({ server }: { readonly server: ServerRecord }) {
  const lingering = useLinger(server.status);
  const note = NOTES[server.status ?? ''];
  return (
    <>
      {(server.status === 'creating' || lingering) && (
        <CreationPanel server={server} done={lingering} />
      )}
      {note && (
        <Note tone={note.tone} title={note.title}>
          {note.text}
        </Note>
      )}
      {server.locked === true && note === undefined && (
        <Note icon="lock" title="This server is locked">
          {LOCKED}
        </Note>
      )}
    </>
  );
}
