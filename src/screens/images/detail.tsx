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
import { SharingTag } from './image-labels';
import { IMAGE_SETTINGS } from './settings';
import { words } from './words';

interface OwnershipNoteProps {
  readonly image: ImageRecord;
  readonly account: Records['account'] | undefined;
}

function OwnershipNote({ image, account }: OwnershipNoteProps) {
  if (isOwnImage(image, account) !== false) return null;
  const { officialTitle, foreignTitle, readOnly } = words.page;
  return (
    <Note tone="info" title={image.official === true ? officialTitle : foreignTitle}>
      {readOnly}
    </Note>
  );
}

const PAGE: PageData<'image'> = {
  kind: 'image',
  noun: words.page.noun,
  verbs: IMAGE_VERBS,
  primaryActions: imagePrimaryActions,
  rename: canEdit,
  marks: (image) => image.official !== true && image.public && <SharingTag image={image} />,
  state: {
    states: {
      deprecated: {
        tone: 'warning',
        title: words.page.deprecatedTitle,
        text: words.page.deprecated,
      },
      unavailable: {
        tone: 'warning',
        title: words.page.unavailableTitle,
        text: words.page.unavailable,
      },
      failed: {
        tone: 'error',
        title: words.page.failedTitle,
        text: words.page.failed,
      },
    },
    creating: words.page.creating,
    locked: words.page.locked,
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
