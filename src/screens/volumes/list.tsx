import { use } from 'react';
import { useSelector } from 'react-redux';
import { ListPage } from '@/components/lists/list-page';
import type { Summed } from '@/components/lists/verbs/selection-sum';
import { BlockStorageNotice } from '@/components/record-page/volumes/block-storage-notice';
import { useAccount } from '@/components/scope/account-context';
import { useListSource } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { paths } from '@/model/paths';
import { newVolumeProblem } from '@/model/volume/block-storage';
import type { VolumeRecord } from '@/model/volume/record';
import { volumeSearchFields } from '@/model/volume/search';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { PageNotes } from '@/ui/page/columns';
import { VolumeCard, volumeColumns, volumeFacets } from './list-parts';

function NewVolume() {
  const account = useAccount();
  return (
    <LinkButton variant="primary" icon="plus" to={paths.volumeAdd(account)}>
      Create volume
    </LinkButton>
  );
}

const SUMMED: Summed<VolumeRecord> = { bytes: ({ size }) => size };

/** The list of volumes (spec 2 §2). */
export default function VolumeList() {
  const account = useAccount();
  const { limits } = use(DeploymentContext);
  // Kept up to date by events.
  const payer = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  return (
    <ListPage
      source={useListSource('volume')}
      notes={
        <PageNotes>
          <BlockStorageNotice
            problem={newVolumeProblem(payer, limits)}
            more={limits.volume.minimum}
          />
        </PageNotes>
      }
      columns={volumeColumns}
      facets={volumeFacets}
      searchFields={volumeSearchFields}
      verbs={VOLUME_VERBS}
      summed={SUMMED}
      card={VolumeCard}
      create={<NewVolume />}
      empty={
        <p>
          A volume is a disk of its own, apart from any server: attach it, move it to another
          server, let it grow, copy it. You pay for each GB by the hour, for as long as you keep it.
        </p>
      }
    />
  );
}
