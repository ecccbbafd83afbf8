import { use } from 'react';
import { useSelector } from 'react-redux';
import { useAccount } from '@/components/account/account-context';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { DocumentationLink } from '@/components/links/documentation-link';
import type { Look } from '@/components/lists/list-props';
import { ResourceList } from '@/components/lists/resource-list';
import { Page } from '@/components/page/page';
import { BlockStorageNotice } from '@/components/volumes/block-storage-notice';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { newVolumeProblem } from '@/model/volume/block-storage';
import type { VolumeRecord } from '@/model/volume/record';
import { volumeSearchText } from '@/model/volume/search';
import { VOLUME_VERBS } from '@/model/volume/verbs';
import { selectList, selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { LinkButton } from '@/ui/link';
import { PageNotes } from '@/ui/page/columns';
import { VolumeCard } from './volume-card';
import { volumeColumns } from './volume-columns';
import { volumeFacets } from './volume-facets';

const TITLE = KINDS.volume.plural;

const cardOf = (volume: VolumeRecord, look: Look) => <VolumeCard volume={volume} look={look} />;

function NewVolume() {
  const account = useAccount();
  return (
    <LinkButton variant="primary" icon="plus" to={paths.volumeAdd(account)}>
      New Volume
    </LinkButton>
  );
}

/** The list of volumes (spec 2 §2). */
export default function VolumeList() {
  const account = useAccount();
  const { limits } = use(DeploymentContext);
  // Kept up to date by events.
  const payer = useSelector((state: WithResources) => selectRecord(state, 'account', account));
  const count = useSelector(
    (state: WithResources) => selectList(state, 'volume', account).ids.length,
  );
  return (
    <Page
      title={TITLE}
      note={count === 0 ? undefined : count}
      actions={count === 0 ? undefined : <NewVolume />}
    >
      <PageNotes>
        <BlockStorageNotice problem={newVolumeProblem(payer, limits)} />
      </PageNotes>
      <ResourceList
        kind="volume"
        title={TITLE}
        columns={volumeColumns}
        facets={volumeFacets}
        searchText={volumeSearchText}
        verbs={VOLUME_VERBS}
        card={cardOf}
        create={
          <>
            <NewVolume />
            <DocumentationLink />
          </>
        }
        empty={
          <p>
            A volume is a disk of its own, apart from any server: attach it, move it to another
            server, let it grow, copy it. You pay for each GB by the hour, for as long as you keep
            it.
          </p>
        }
      />
    </Page>
  );
}
