import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { ListFailure } from '@/components/lists/list-notes';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useFacts } from '@/components/scope/data/use-facts';
import { hasFailed, type ListSource, useListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { useRecord } from '@/components/scope/data/use-record';
import type { NewDatabase } from '@/model/database-server/create/form';
import { newDatabase } from '@/model/database-server/create/form';
import { randomMaintenance } from '@/model/database-server/maintenance';
import { parseId } from '@/model/ids';
import { KINDS } from '@/model/kinds';
import { enginesQuery } from '@/store/queries/engines-query';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { CreateForm } from './add/create-form';

const TITLE = `Create ${KINDS.database_server.singular}`;

export default function CreateDatabase() {
  const [search] = useSearchParams();
  const image = parseId('database_snapshot', search.get('image') ?? '');
  // Another snapshot starts another form.
  return <CreateScreen key={image} image={image} />;
}

const NO_ENGINES = 'The database engines could not be read';

function CreateScreen({ image }: { readonly image: string | undefined }) {
  const account = useAccount();
  const facts = useFacts();
  useRecord('account', account);
  const engines = useQuery(enginesQuery, {});
  const lists: readonly ListSource<unknown>[] = [
    useListSource('database_type'),
    useListSource('database_snapshot'),
    useListSource('server_group'),
    useListSource('zone'),
  ];
  const [initial, setInitial] = useState<NewDatabase>();
  const areRead = lists.every(({ status }) => status === 'loaded' || status === 'refreshing');
  const areEngines = engines.data !== undefined || engines.error !== undefined;
  // Only once: later data changes the options, not the choice.
  if (initial === undefined && areRead && areEngines && facts.account !== undefined) {
    const window = randomMaintenance(Math.random);
    setInitial(newDatabase({ engines: engines.data ?? [], snapshot: image, window }, facts));
  }
  const failed = lists.find(hasFailed);
  if (initial !== undefined) {
    return (
      <CreateForm
        title={TITLE}
        image={image}
        initial={initial}
        engines={engines.data ?? []}
        notes={
          engines.error && (
            <Note
              tone="warning"
              action={
                <Button size="s" onClick={engines.refresh}>
                  Try again
                </Button>
              }
            >
              <p>{NO_ENGINES}</p>
              <FailureToolsLater what={NO_ENGINES} error={engines.error} />
            </Note>
          )
        }
      />
    );
  }
  return (
    <Page title={TITLE}>
      {failed ? (
        <ListFailure source={failed} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
    </Page>
  );
}
