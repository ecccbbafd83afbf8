import { use, useMemo, useState } from 'react';
import { ResourceList } from '@/components/lists/list-page';
import { RecordActions } from '@/components/lists/verbs/record-actions';
import { Absent, SettledContext } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import { Page } from '@/components/records/page/page';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, isPending } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { useNow } from '@/components/scope/use-now';
import { AccessCard, AccessSkeleton } from '@/components/storage/access/access-card';
import { formatDate } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { quotaReached } from '@/model/container/quota';
import type { Id } from '@/model/ids';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { type Client, CLIENTS, loginCommand, pushCommands } from '@/model/registry/commands';
import { asRepository } from '@/model/registry/repository';
import { tagSearchFields } from '@/model/registry/search';
import { REPOSITORY_VERBS, TAG_VERBS } from '@/model/registry/verbs';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import type { RecordMeta } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { CodeLine } from '@/ui/copy-button';
import { Fact, FactStrip } from '@/ui/fact-strip';
import { HeightUnknown } from '@/ui/height-unknown';
import { LinkButton, TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { PageNotes, Stack } from '@/ui/page/columns';
import { SegmentedControl } from '@/ui/segmented-control';
import { REGISTRY_ACCESS } from '@/screens/container-registry/access/place';
import { CleanUpButton } from '@/screens/container-registry/clean-up/clean-up-button';
import {
  TAG_FACETS,
  tagColumns,
  type TagSource,
  usePullVerbs,
  useTags,
} from '@/screens/container-registry/tags/tag-columns';
import { words } from '../words';

interface FactsProps {
  readonly id: string;
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

function RepositoryFacts({ id, container, tags }: FactsProps) {
  const account = useAccount();
  const now = useNow();
  const { bytes, count, last_modified: at } = container ?? {};
  const { rows, isLaidOut, dropped } = tags;
  // A row that could not be read may be a tag, even of another image.
  const isComplete = dropped.length === 0;
  const images = new Set(rows.map(({ image }) => image)).size;
  const unread = (
    <SettledContext value={hasFailed(tags) || tags.status === 'loaded'}>
      <Absent />
    </SettledContext>
  );
  return (
    <FactStrip>
      <Fact
        label={words.tags.nouns.plural}
        width="m"
        note={isLaidOut === undefined ? unread : words.page.ofImages(images, isComplete)}
      >
        {isLaidOut === undefined ? unread : words.page.tagCount(rows.length, isComplete)}
      </Fact>
      <Fact
        label={words.page.size}
        width="m"
        note={
          count === undefined ? (
            <Absent />
          ) : (
            <TextLink to={paths.repositoryBrowse(account, placeOf(id).container, 'objects')}>
              {words.page.objects(count)}
            </TextLink>
          )
        }
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact
        label={words.page.lastModified}
        width="l"
        note={at === undefined ? <Absent /> : <RelativeTime iso={at} now={now} />}
      >
        {at === undefined ? <Absent /> : formatDate(at)}
      </Fact>
    </FactStrip>
  );
}

function RepositoryNotes({ container }: { readonly container: ContainerRecord }) {
  const full = quotaReached(container);
  if (full === undefined) return null;
  return (
    <Note tone="warning" title={words.page.fullTitle}>
      {words.page.full(full)}
    </Note>
  );
}

interface NoTagsProps {
  readonly container: ContainerRecord | undefined;
  readonly tags: TagSource;
}

/** Stands in place of tags. Objects without tags still cost, and bar a deletion. */
function NoTags({ container, tags }: NoTagsProps) {
  const account = useAccount();
  const { root } = use(DeploymentContext).registry;
  const { bytes = 0, count = 0 } = container ?? {};
  if (container === undefined || tags.isLaidOut === undefined || count === 0) {
    return <p>{words.tags.empty}</p>;
  }
  const { container: name } = placeOf(container.id);
  return (
    <>
      {tags.isLaidOut ? (
        <>
          <p>
            <strong>{words.tags.untaggedTitle(bytes)}</strong>
          </p>
          <p>{words.tags.untagged}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{words.tags.elsewhereTitle}</strong>
          </p>
          <p>{words.tags.elsewhere(<code>{root}</code>)}</p>
        </>
      )}
      <LinkButton size="s" to={paths.repositoryBrowse(account, name, 'browse')}>
        {words.tags.browse}
      </LinkButton>
    </>
  );
}

const OPTIONS = CLIENTS.map((client) => ({ value: client, label: client }));

function CommandsCard({ id }: { readonly id: string }) {
  const { host } = use(DeploymentContext).registry;
  const [client, setClient] = useState<Client>('docker');
  const { account, container } = placeOf(id);
  const address = { host, account, container };
  const [tag = '', push = ''] = pushCommands(client, address);
  return (
    <Card
      title={words.push.title}
      actions={
        host !== '' && (
          <SegmentedControl
            label={words.push.program}
            value={client}
            options={OPTIONS}
            onChange={setClient}
          />
        )
      }
    >
      {host === '' ? (
        <p className="muted">{words.push.noRegistry}</p>
      ) : (
        <Stack gap="m">
          <Commands
            title={words.push.logIn}
            note={words.push.logInNote}
            lines={[[words.push.loginCommand, loginCommand(client, address)]]}
          />
          <Commands
            title={words.push.push}
            note={words.push.pushNote}
            lines={[
              [words.push.tagCommand, tag],
              [words.push.pushCommand, push],
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

interface CommandsProps {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly (readonly [what: string, command: string])[];
}

function Commands({ title, note, lines }: CommandsProps) {
  return (
    <Stack gap="s">
      <strong>{title}</strong>
      {lines.map(([what, command]) => (
        <CodeLine key={what} text={command} what={what} />
      ))}
      <p className="muted">{note}</p>
    </Stack>
  );
}

const NEWEST_FIRST = { column: 'last_modified', direction: 'descending' } as const;

const PRIMARY_ACTIONS = { beside: [verbOf(REPOSITORY_VERBS, 'browse')], note: [] };

interface RepositoryProps {
  readonly id: Id<'container'>;
  readonly container: ContainerRecord | undefined;
  readonly meta: RecordMeta;
}

/** Reads the tags even if the container's own facts cannot be read. */
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
        <RecordActions
          record={repository}
          verbs={REPOSITORY_VERBS}
          primaryActions={PRIMARY_ACTIONS}
        >
          <CleanUpButton place={place} tags={tags} />
        </RecordActions>
      }
    >
      <PageNotes>
        {failed && (
          <RecordFailure kind="container" id={id} meta={meta} partial={container ? true : 'rest'} />
        )}
        {container && <UnreadableNote kind="container" record={container} noun={words.page.noun} />}
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
          findBy={words.tags.findBy}
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
