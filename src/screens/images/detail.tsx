import { useAccount } from '@/components/account/account-context';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { PageMarks } from '@/components/records/record-status';
import { RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { SettingsCard } from '@/components/settings/settings-card';
import { useNow } from '@/components/time/use-now';
import { RecordActions } from '@/components/verbs/record-actions';
import { useFacts } from '@/components/data/use-facts';
import type { ImageRecord } from '@/model/image/record';
import { canEdit } from '@/model/image/rules';
import { IMAGE_VERBS, imageForemost } from '@/model/image/verbs';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { DetailSkeleton } from './detail/detail-skeleton';
import { ImageNotes } from './detail/image-notes';
import { OriginCard } from './detail/origin-card';
import { sharing, SharingTag } from './image-labels';
import { IMAGE_SETTINGS } from './settings';

/** An image's page (spec 2 §2). */
export default function ImageDetail({ image: id }: ScreenProps<{ image: 'image' }>) {
  return (
    <RecordScreen kind="image" id={id} noun="image" skeleton={<DetailSkeleton id={id} />}>
      {(image, failure) => <ImagePage image={image} failure={failure} />}
    </RecordScreen>
  );
}

interface ImagePageProps {
  readonly image: ImageRecord;
  readonly failure: React.ReactNode;
}

function ImagePage({ image, failure }: ImagePageProps) {
  const account = useAccount();
  const now = useNow();
  const facts = useFacts();
  const disabledReason = canEdit(image, facts);
  return (
    <Page
      title={titleOf(image)}
      edit={
        <RenamePencil
          to={paths.editor('image', account, image.id, 'name')}
          disabledReason={disabledReason}
        />
      }
      status={
        <PageMarks record={image}>
          {sharing(image) === 'Public' && <SharingTag image={image} />}
        </PageMarks>
      }
      actions={<RecordActions record={image} verbs={IMAGE_VERBS} foremost={imageForemost(image)} />}
    >
      <PageNotes>
        {failure}
        <ImageNotes image={image} facts={facts} />
      </PageNotes>
      <Columns aside={<OriginCard image={image} now={now} />}>
        <SettingsCard kind="image" record={image} settings={IMAGE_SETTINGS} />
      </Columns>
    </Page>
  );
}
