import { use } from 'react';
import { listPage } from '@/components/lists/kind-list';
import { LimitNote } from '@/components/records/record-notes';
import { useKnownAccount } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { newVolumeProblem } from '@/model/volume/block-storage';
import { volumeSearchFields } from '@/model/volume/search';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { VolumeCard, volumeColumns, volumeFacets } from './list-parts';
import { words } from './words';

function VolumeLimit() {
  const { limits } = use(DeploymentContext);
  const full = newVolumeProblem(useKnownAccount(), limits);
  return <LimitNote resource="block_storage" more={limits.volume.minimum} problem={full} />;
}

export default listPage('volume', {
  notes: VolumeLimit,
  columns: volumeColumns,
  facets: volumeFacets,
  searchFields: volumeSearchFields,
  verbs: VOLUME_VERBS,
  summed: { bytes: ({ size }) => size },
  card: VolumeCard,
  empty: words.list.empty,
});
