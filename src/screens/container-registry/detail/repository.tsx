import { useMemo } from 'react';
import { AccessCard, AccessSkeleton } from '@/components/storage/access/access-card';
import { useFacts } from '@/components/scope/data/use-facts';
import { isPending } from '@/components/scope/data/use-list';
import { ResourceList } from '@/components/lists/resource-list';
import { Page } from '@/components/records/page/page';
import { SettledContext } from '@/components/records/absent';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import type { Id } from '@/model/ids';
import type { ContainerRecord } from '@/model/container/record';
import { placeOf } from '@/model/orbit/ids';
import { asRepository } from '@/model/registry/repository';
import { tagSearchFields } from '@/model/registry/search';
import { REPOSITORY_VERBS, TAG_VERBS } from '@/model/registry/verbs';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import type { RecordMeta } from '@/store/resources/resources-state';
import { HeightUnknown } from '@/ui/height-unknown';
import { PageNotes, Stack } from '@/ui/page/columns';
import { REGISTRY_ACCESS } from '../access/place';
import { TAG_FACETS } from '../tags/tag-facets';
import { tagColumns } from '../tags/tag-columns';
import { usePullVerbs } from '../tags/use-pull-verbs';
import { useTags } from '../tags/use-tags';
import { CleanUpButton } from '../clean-up/clean-up-button';
import { CommandsCard } from './commands-card';
import { NoTags } from './no-tags';
import { RepositoryFacts } from './repository-facts';
import { RepositoryNotes } from './repository-notes';

const NEWEST_FIRST = { column: 'last_modified', direction: 'descending' } as const;

const FOREMOST = { beside: [verbOf(REPOSITORY_VERBS, 'browse')], note: [] };

interface RepositoryProps {
  readonly id: Id<'container'>;
  /** Undefined until it is read. */
  readonly container: ContainerRecord | undefined;
  readonly meta: RecordMeta;
}

/** The tags are read whatever becomes of the container's own facts. */
export function Repository({ id, container, meta }: RepositoryProps) {
  const place = placeOf(id);
  const repository = asRepository(container ?? { id });
  const facts = useFacts();
  const tags = useTags(place);
  const pull = usePullVerbs();
  const columns = useMemo(() => tagColumns(pull), [pull]);
  const verbs = useMemo(() => [...pull, ...TAG_VERBS], [pull]);
  const failed = meta.error !== undefined;
  const isUnknown = isPending(tags) || !(container || failed);
  return (
    <Page
      title={titleOf(repository)}
      actions={
        <RecordActions record={repository} verbs={REPOSITORY_VERBS} foremost={FOREMOST}>
          <CleanUpButton place={place} tags={tags} />
        </RecordActions>
      }
    >
      <PageNotes>
        {failed && (
          <RecordFailure kind="container" id={id} meta={meta} partial={container ? true : 'rest'} />
        )}
        {container && <UnreadableNote kind="container" record={container} noun="repository" />}
        {container && <RepositoryNotes container={container} />}
      </PageNotes>
      <SettledContext value={meta.full || failed}>
        <RepositoryFacts id={id} container={container} tags={tags} />
      </SettledContext>
      <Stack isInOrder>
        <ResourceList
          source={tags}
          columns={columns}
          facets={TAG_FACETS}
          findBy="name, digest"
          searchFields={tagSearchFields}
          verbs={verbs}
          sort={NEWEST_FIRST}
          empty={<NoTags container={container} tags={tags} />}
        />
        <div hidden>{isUnknown && <HeightUnknown />}</div>
        <CommandsCard id={id} />
        {container && <AccessCard container={container} facts={facts} place={REGISTRY_ACCESS} />}
        {!container && !failed && <AccessSkeleton />}
      </Stack>
    </Page>
  );
}
