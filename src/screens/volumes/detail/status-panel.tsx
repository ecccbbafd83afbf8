import { CreationCard } from '@/components/records/record-status';
import { goneMessages, StateNotes, type StateMessage } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import type { VolumeRecord } from '@/model/volume/record';
import { volumeForemost } from '@/model/volume/verbs';

const STATES: Readonly<Record<string, StateMessage>> = {
  failed: {
    tone: 'error',
    title: 'This volume has failed',
    text: 'It cannot be used. Delete it, and create another one.',
  },
  ...goneMessages('volume'),
};

const LOCKED =
  'It cannot be attached, resized or deleted until it is unlocked. Renaming it is still possible.';

/** Notes on a volume's state. */
export function StatusPanel({ volume }: { readonly volume: VolumeRecord }) {
  return (
    <>
      <CreationCard record={volume} noun="volume" making="This volume is being created." />
      <StateNotes
        record={volume}
        noun="volume"
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={volume} foremost={volumeForemost(volume)} />}
      />
    </>
  );
}
