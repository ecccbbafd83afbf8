import { CreationCard } from '@/components/records/record-status';
import { goneMessages, StateNotes, type StateMessage } from '@/components/records/state-notes';
import { NoteVerbs } from '@/components/verbs/record-actions';
import type { Facts } from '@/model/facts';
import { isOwnImage } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';
import { imageForemost } from '@/model/image/verbs';
import { Note } from '@/ui/note';

const STATES: Readonly<Record<string, StateMessage>> = {
  deprecated: {
    tone: 'warning',
    title: 'This image is deprecated',
    text: 'Servers made from it go on as they are. It is not offered for new ones.',
  },
  unavailable: {
    tone: 'warning',
    title: 'This image is unavailable',
    text: 'No server can be made from it just now. This page follows when that changes.',
  },
  failed: {
    tone: 'error',
    title: 'This image has failed',
    text: 'It could not be made, and no server can be made from it. Delete it and make another.',
  },
  ...goneMessages('image'),
};

const LOCKED = 'It cannot be deleted until it is unlocked. Editing it is still possible.';

const OFFICIAL: StateMessage = {
  tone: 'info',
  title: 'This is an official image',
  text: 'It is kept up for everybody. You can make servers from it, but not change it.',
};

const FOREIGN: StateMessage = {
  tone: 'info',
  title: 'This image belongs to another account',
  text: 'You can make servers from it, but not change it.',
};

function ownershipMessage(image: ImageRecord, facts: Facts): StateMessage | undefined {
  if (isOwnImage(image, facts.account) !== false) return undefined;
  return image.official === true ? OFFICIAL : FOREIGN;
}

interface ImageNotesProps {
  readonly image: ImageRecord;
  readonly facts: Facts;
}

/** An image's state, and whether it is read-only. */
export function ImageNotes({ image, facts }: ImageNotesProps) {
  const ownership = ownershipMessage(image, facts);
  return (
    <>
      <CreationCard
        record={image}
        noun="image"
        making="This image is being created. Servers can be made from it once it is available."
      />
      <StateNotes
        record={image}
        noun="image"
        states={STATES}
        locked={LOCKED}
        verbs={<NoteVerbs record={image} foremost={imageForemost(image)} />}
      />
      {ownership && (
        <Note tone={ownership.tone} title={ownership.title}>
          {ownership.text}
        </Note>
      )}
    </>
  );
}
