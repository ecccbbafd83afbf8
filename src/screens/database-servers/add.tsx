import { useSearchParams } from 'react-router-dom';
import { CreateStart } from '@/components/record-page/create/create-start';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { newDatabase } from '@/model/database-server/create/form';
import { randomMaintenance } from '@/model/database-server/maintenance';
import { parseId } from '@/model/ids';
import { KINDS } from '@/model/kinds';
import { enginesQuery } from '@/store/queries/engines-query';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
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
  const facts = useFacts();
  const engines = useQuery(enginesQuery, {});
  const from = [
    useListSource('database_type'),
    useListSource('database_snapshot'),
    useListSource('server_group'),
    useListSource('zone'),
  ];
  const areEngines = engines.data !== undefined || engines.error !== undefined;
  const known = engines.data ?? [];
  return (
    <CreateStart
      title={TITLE}
      from={from}
      isReady={areEngines && facts.account !== undefined}
      begin={() => {
        const window = randomMaintenance(Math.random);
        return newDatabase({ engines: known, snapshot: image, window }, facts);
      }}
    >
      {(initial) => (
        <CreateForm
          image={image}
          initial={initial}
          engines={known}
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
      )}
    </CreateStart>
  );
}
