import { useLinger } from '@/components/store/use-linger';
import type { VolumeRecord } from '@/model/volume/record';
import { Card } from '@/ui/card';
import { Note, type Tone } from '@/ui/note';
import { CreationBar } from '../volume-status';
import styles from '../volumes.module.css';

/** What to say of a volume that isn't simply there. */
const NOTES: Readonly<Record<string, { tone: Tone; title: string; text: string }>> = {
  failed: {
    tone: 'error',
    title: 'This volume has failed',
    text: 'It cannot be used. Delete it, and create another one.',
  },
  deleting: {
    tone: 'warning',
    title: 'This volume is being deleted',
    text: 'Nothing about it can be changed any more.',
  },
  deleted: {
    tone: 'warning',
    title: 'This volume has been deleted',
    text: 'Nothing about it can be changed any more.',
  },
};

const LOCKED =
  'It cannot be attached, resized or deleted until it is unlocked. Renaming it is still possible.';

/** What must be known of a volume's state before anything else on its page. */
export function StatusPanel({ volume }: { readonly volume: VolumeRecord }) {
  const lingering = useLinger(volume.status);
  const note = NOTES[volume.status ?? ''];
  return (
    <>
      {(volume.status === 'creating' || lingering) && (
        <Card title="Status">
          <div className={styles.creation}>
            <p>{lingering ? 'This volume is ready.' : 'This volume is being created.'}</p>
            <CreationBar volume={volume} done={lingering} />
          </div>
        </Card>
      )}
      {note && (
        <Note tone={note.tone} title={note.title}>
          {note.text}
        </Note>
      )}
      {volume.locked === true && note === undefined && (
        <Note icon="lock" title="This volume is locked">
          {LOCKED}
        </Note>
      )}
    </>
  );
}
