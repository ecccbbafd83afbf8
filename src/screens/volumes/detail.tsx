import { useAccount } from '@/components/account/account-context';
import { MetricsCard } from '@/components/metrics/metrics-card';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { PageMarks } from '@/components/records/record-status';
import { RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { SettingsCard } from '@/components/settings/settings-card';
import { useFacts } from '@/components/data/use-facts';
import { RecordActions } from '@/components/verbs/record-actions';
import { VerbButton } from '@/components/verbs/verb-button';
import { paths } from '@/model/paths';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import type { VolumeRecord } from '@/model/volume/record';
import { canEdit } from '@/model/volume/rules';
import { VOLUME_VERBS, volumeForemost } from '@/model/volume/verbs';
import { Columns, PageNotes } from '@/ui/page/columns';
import { DetailSkeleton } from './detail/detail-skeleton';
import { ServerCard } from './detail/server-card';
import { StatusPanel } from './detail/status-panel';
import { VolumeCost } from './detail/volume-cost';
import { VOLUME_SETTINGS } from './settings';

const DETACH = verbOf(VOLUME_VERBS, 'detach');

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
      title={titleOf(volume)}
      edit={
        <RenamePencil
          to={paths.editor('volume', account, volume.id, 'name')}
          disabledReason={disabledReason}
        />
      }
      status={<PageMarks record={volume} />}
      actions={
        <RecordActions
          record={volume}
          verbs={VOLUME_VERBS}
          foremost={volumeForemost(volume)}
          beside={volume.status === 'attached' ? [DETACH] : []}
        >
          {volume.status === 'attached' && (
            <VerbButton record={volume} verb={DETACH} variant="quiet" />
          )}
        </RecordActions>
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
        <MetricsCard kind="volume" id={volume.id} />
        <SettingsCard kind="volume" record={volume} settings={VOLUME_SETTINGS} />
      </Columns>
    </Page>
  );
}
