import { use } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CreateSection, CreateSections } from '@/components/record-page/create/create-section';
import { CreateStart, NothingTaken } from '@/components/record-page/create/create-start';
import { FullRecord } from '@/components/scope/data/use-fresh-read';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { type Facts, isForeign } from '@/model/facts';
import { type Id, parseId } from '@/model/ids';
import { isBlankImage } from '@/model/image/describe';
import { imageChoices, isHiddenWindows } from '@/model/image/picker';
import { defaultType, offeredTypes } from '@/model/server-type/tabs';
import { encryptionProblem } from '@/model/server/create/choices';
import { emptyServer, type NewServer } from '@/model/server/create/form';
import { similarServer, unknownOf } from '@/model/server/create/similar';
import { shortTitle } from '@/model/title';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { useAnnounced } from '@/ui/announcer';
import { Card } from '@/ui/card';
import { Note } from '@/ui/note';
import { Columns, Stack } from '@/ui/page/columns';
import { outline, Skeleton } from '@/ui/skeleton';
import { CreateForm } from './add/create-form';
import { words } from './words';

interface ServerHints {
  readonly image?: Id<'image'> | undefined;
  readonly type?: Id<'server_type'> | undefined;
  readonly handle?: string | undefined;
  readonly similar?: Id<'server'> | undefined;
}

export function readHints(search: URLSearchParams): ServerHints {
  return {
    image: parseId('image', search.get('image') ?? ''),
    type: parseId('server_type', search.get('type') ?? ''),
    handle: search.get('handle') ?? undefined,
    similar: parseId('server', search.get('similar') ?? ''),
  };
}

/** No server starts from a blank disk. */
function isThere(id: string, facts: Facts): boolean {
  const image = facts.get('image', id);
  return (
    image?.status === 'available' && !isBlankImage(image) && !isHiddenWindows(image, facts.account)
  );
}

function stillThere(form: NewServer, facts: Facts): NewServer {
  return {
    ...form,
    image: isThere(form.image, facts) ? form.image : '',
    groups: form.groups.filter((id) => facts.get('server_group', id) !== undefined),
  };
}

/** Another account's server is not found. */
function similarTo({ similar }: ServerHints, facts: Facts) {
  const server = similar && facts.get('server', similar);
  if (server === undefined || facts.account === undefined) return undefined;
  return isForeign('server', server, facts.account.id) ? undefined : server;
}

/** docs/product/servers.md#default-image */
function newestImage(facts: Facts): string {
  const { distributions } = imageChoices(facts.all('image'), { type: 'Any' }, facts.account);
  return distributions[0]?.chosen.id ?? '';
}

/** From a similar server or the defaults; hints win. */
export function initialServer(
  hints: ServerHints,
  facts: Facts,
  defaultHandle: string | undefined,
): NewServer {
  const types = offeredTypes(facts.all('server_type'), facts.account);
  const server = similarTo(hints, facts);
  const form =
    server === undefined
      ? emptyServer(facts.limits.volume.minimum)
      : stillThere(similarServer(server, facts), facts);
  const hinted =
    types.find(({ id }) => id === hints.type) ??
    types.find(({ handle }) => hints.handle !== undefined && handle === hints.handle);
  const kept = types.find(({ id }) => id === form.type);
  const type = hinted ?? kept ?? defaultType(types, defaultHandle);
  const hintedImage = hints.image && isThere(hints.image, facts) ? hints.image : undefined;
  return {
    ...form,
    type: type?.id ?? '',
    image: hintedImage ?? (server === undefined ? newestImage(facts) : form.image),
    // Volumes of network storage have their own encryption.
    encrypted: form.encrypted && encryptionProblem(type) === undefined,
  };
}

function CreateSkeleton() {
  useAnnounced(words.create.loading);
  return (
    <>
      <p className="visually-hidden">{words.create.loading}</p>
      <div {...outline}>
        <Columns
          aside={
            <Card title={words.create.summary.title}>
              <Stack gap="m">
                <Skeleton width="long" />
                <Skeleton width="short" />
                <Skeleton shape="control" />
              </Stack>
            </Card>
          }
        >
          <CreateSections>
            <CreateSection title={words.labels.server}>
              <Skeleton width="short" />
              <Skeleton shape="control" />
            </CreateSection>
            <CreateSection title={words.labels.serverType}>
              <Skeleton shape="control" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </CreateSection>
            <CreateSection title={words.create.source.title}>
              <Skeleton shape="control" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </CreateSection>
          </CreateSections>
        </Columns>
      </div>
    </>
  );
}

export default function CreateServer() {
  const [search] = useSearchParams();
  const query = search.toString();
  // Other hints start another form.
  return <HintedServer key={query} query={query} hints={readHints(search)} />;
}

interface HintedProps {
  readonly query: string;
  readonly hints: ServerHints;
}

function HintedServer(props: HintedProps) {
  return props.hints.similar === undefined ? (
    <CreateScreen {...props} ready />
  ) : (
    <Similar {...props} id={props.hints.similar} />
  );
}

/** Needs the full record: a list lacks user data and encryption. */
function Similar({ id, ...props }: HintedProps & { readonly id: string }) {
  const { record, meta } = useRecord('server', id);
  const gone = meta.status === 'not-found' || meta.status === 'error';
  // Their names are taken.
  const others = useListSource('server');
  const named = others.status === 'loaded' || others.status === 'refreshing' || hasFailed(others);
  const read = record !== undefined && meta.full;
  const missing = gone && record === undefined ? meta.status : undefined;
  return <CreateScreen {...props} ready={gone || (read && named)} missing={missing} />;
}

interface CreateScreenProps extends HintedProps {
  readonly ready: boolean;
  readonly missing?: 'not-found' | 'error' | undefined;
}

function CreateScreen({ query, hints, ready, missing }: CreateScreenProps) {
  const facts = useFacts();
  const { serverType } = use(DeploymentContext);
  const user = useSelector(selectCurrentUserId);
  const from = [
    useListSource('server_type'),
    useListSource('image'),
    useListSource('zone'),
    useListSource('server_group'),
  ];
  const like = hints.similar && facts.get('server', hints.similar);
  // Its id has about as many lines as its name.
  const awaited = ready ? undefined : hints.similar;
  const name = like === undefined ? awaited : shortTitle(like);
  const title = name === undefined ? words.create.title : words.create.titleLike(name);
  const unknown = like === undefined ? [] : unknownOf(like);
  return (
    <CreateStart
      title={title}
      from={from}
      isReady={ready && facts.account !== undefined}
      begin={() => initialServer(hints, facts, serverType)}
      waiting={<CreateSkeleton />}
    >
      {(initial) => (
        <>
          {/* The list of users does not say if there is a key. */}
          {user !== undefined && <FullRecord kind="user" id={user} />}
          <CreateForm
            title={title}
            query={query}
            initial={initial}
            note={
              missing !== undefined && hints.similar !== undefined ? (
                <NothingTaken id={hints.similar} isAbsent={missing === 'not-found'} />
              ) : (
                unknown.length > 0 && <Note tone="warning">{words.create.notCopied(unknown)}</Note>
              )
            }
          />
        </>
      )}
    </CreateStart>
  );
}
