import { use, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { NothingTaken } from '@/components/forms/editors/nothing-taken';
import { ListFailure } from '@/components/lists/list-notes';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { FullRecord } from '@/components/scope/data/full-record';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { joinList } from '@/lib/text';
import type { NewServer } from '@/model/server/create/form';
import { unknownOf } from '@/model/server/create/similar';
import { shortTitle } from '@/model/title';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { Note } from '@/ui/note';
import { CreateForm } from './add/create-form';
import { CreateSkeleton } from './add/create-skeleton';
import { initialServer, readHints, type ServerHints } from './add/initial-server';
import { useCatalogue } from './add/use-catalogue';

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
  const account = useAccount();
  const facts = useFacts();
  const catalogue = useCatalogue();
  const { serverType } = use(DeploymentContext);
  const user = useSelector(selectCurrentUserId);
  useRecord('account', account);
  const [initial, setInitial] = useState<NewServer>();
  // Only once: later data changes the options, not the choice.
  if (initial === undefined && ready && catalogue.ready && facts.account !== undefined) {
    setInitial(initialServer(hints, facts, serverType));
  }
  const like = hints.similar && facts.get('server', hints.similar);
  // Its id has about as many lines as its name.
  const awaited = ready ? undefined : hints.similar;
  const name = like === undefined ? awaited : shortTitle(like);
  const title = name === undefined ? TITLE : `${TITLE} like ${name}`;
  const unknown = like === undefined ? [] : unknownOf(like);
  if (initial !== undefined) {
    return (
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
    );
  }
  return (
    <Page title={title}>
      {catalogue.failed ? <ListFailure source={catalogue.failed} /> : <CreateSkeleton />}
    </Page>
  );
}
