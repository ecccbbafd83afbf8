import { useAccount } from '@/components/account/account-context';
import { MetricsCard } from '@/components/metrics/metrics-card';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { LockBadge, RecordId, RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { SettingsCard } from '@/components/settings/settings-card';
import { useFacts } from '@/components/data/use-facts';
import { VerbButton } from '@/components/verbs/verb-button';
import { VerbMenu } from '@/components/verbs/verb-menu';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import type { VolumeRecord } from '@/model/volume/record';
import { canEdit } from '@/model/volume/rules';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { Columns, PageNotes } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { DetailSkeleton } from './detail/detail-skeleton';
import { ServerCard } from './detail/server-card';
import { StatusPanel } from './detail/status-panel';
import { VolumeCost } from './detail/volume-cost';
import { VOLUME_SETTINGS } from './settings';

/** Only one of the two is shown beside the menu. */
const ATTACH = verbOf(VOLUME_VERBS, 'attach');
const DETACH = verbOf(VOLUME_VERBS, 'detach');
const MORE = VOLUME_VERBS.filter((verb) => verb !== ATTACH && verb !== DETACH);

/** A volume's page (spec 2 §2). */
export default function VolumeDetail({ volume: id }: ScreenProps<{ volume: 'volume' }>) {
  return (
    <RecordScreen kind="volume" id={id} noun="volume" skeleton={<DetailSkeleton id={id} />}>
      {(volume, failure) => <VolumePage volume={volume} failure={failure} />}
    </RecordScreen>
  );
}

interface VolumePageProps {
  readonly volume: VolumeRecord;
  readonly failure: React.ReactNode;
}

function VolumePage({ volume, failure }: VolumePageProps) {
  const account = useAccount();
  const disabledReason = canEdit(volume, useFacts());
  return (
    <Page
      title={<Truncate text={titleOf(volume)} />}
      edit={
        <RenamePencil
          to={paths.editor('volume', account, volume.id, 'name')}
          disabledReason={disabledReason}
        />
      }
      note={volume.locked === true && <LockBadge />}
      status={<RecordBadge record={volume} />}
      subtitle={<RecordId id={volume.id} />}
      actions={
        <>
          <VerbButton record={volume} verb={volume.status === 'attached' ? DETACH : ATTACH} />
          <VerbMenu record={volume} verbs={MORE} variant="page" />
        </>
      }
    >
      <PageNotes>
        {failure}
        <StatusPanel volume={volume} />
      </PageNotes>
      <Columns
        aside={
          <>
            <ServerCard volume={volume} />
            <VolumeCost volume={volume} />
          </>
        }
      >
        <SettingsCard kind="volume" record={volume} settings={VOLUME_SETTINGS} />
        <MetricsCard kind="volume" id={volume.id} />
      </Columns>
    </Page>
  );
}
