import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { isOwnImage } from '@/model/image/describe';
import { canEdit } from '@/model/image/rules';
import { IMAGE_VERBS, imagePrimaryActions } from '@/model/image/verbs';
import type { ImageRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { Note } from '@/ui/note';
import { OriginCard, OriginOutline } from './detail/origin-card';
import { sharing, SharingTag } from './image-labels';
import { IMAGE_SETTINGS } from './settings';

interface OwnershipNoteProps {
  readonly image: ImageRecord;
  readonly account: Records['account'] | undefined;
}

function OwnershipNote({ image, account }: OwnershipNoteProps) {
  if (isOwnImage(image, account) !== false) return null;
  return image.official === true ? (
    <Note tone="info" title="This is an official image">
      It is kept up for everybody. You can make servers from it, but not change it.
    </Note>
  ) : (
    <Note tone="info" title="This image belongs to another account">
      You can make servers from it, but not change it.
    </Note>
  );
}

const PAGE: PageData<'image'> = {
  kind: 'image',
  noun: 'image',
  verbs: IMAGE_VERBS,
  primaryActions: imagePrimaryActions,
  rename: canEdit,
  marks: (image) => sharing(image) === 'Public' && <SharingTag image={image} />,
  state: {
    states: {
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
    },
    creating: 'Servers can be made from it once it is available.',
    locked: 'It cannot be deleted until it is unlocked. Editing it is still possible.',
  },
  notes: (image, facts) => <OwnershipNote image={image} account={facts.account} />,
  main: [settingsPart('image', IMAGE_SETTINGS)],
  side: [
    {
      show: (image, { now }) => <OriginCard image={image} now={now} />,
      outline: <OriginOutline />,
    },
  ],
};

export default function ImageDetail({ image: id }: ScreenProps<{ image: 'image' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
