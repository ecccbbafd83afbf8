import { use } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CreateStart, NothingTaken } from '@/components/record-page/create/create-start';
import { FullRecord } from '@/components/scope/data/full-record';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { joinList } from '@/lib/text';
import { unknownOf } from '@/model/server/create/similar';
import { shortTitle } from '@/model/title';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { Note } from '@/ui/note';
import { CreateForm } from './add/create-form';
import { CreateSkeleton } from './add/create-skeleton';
import { initialServer, readHints, type ServerHints } from './add/initial-server';

const TITLE = 'Create Cloud Server';

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

function NotTaken({ words }: { readonly words: string }) {
  return <Note tone="warning">Not taken over, since it is not known: {words}</Note>;
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
  const title = name === undefined ? TITLE : `${TITLE} like ${name}`;
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
                unknown.length > 0 && <NotTaken words={joinList(unknown)} />
              )
            }
          />
        </>
      )}
    </CreateStart>
  );
}
