import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotify } from '@/components/activity/calls/calls-context';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { fieldsOf } from '@/components/forms/form-fields';
import { tellNewSecret } from '@/components/forms/secrets/secrets';
import { CreateLayout, lazyShowAs } from '@/components/record-page/create/create-layout';
import { CreateStart } from '@/components/record-page/create/create-start';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useQuery } from '@/components/scope/data/use-query';
import { lazyPart } from '@/lib/lazy-part';
import type { Engine } from '@/model/database-engine/engines';
import { createDatabaseCall } from '@/model/database-server/calls';
import {
  createDatabaseReason,
  newDatabase,
  type NewDatabase,
  newDatabaseBody,
  newDatabaseSchema,
} from '@/model/database-server/create';
import { randomMaintenance } from '@/model/database-server/maintenance';
import { adminLoginOf } from '@/model/database-server/password';
import { parseId } from '@/model/ids';
import type { Run } from '@/store/calls/manager';
import { enginesQuery } from '@/store/queries/engines-query';
import { Button } from '@/ui/button';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { DatabasePrice, DatabaseSummary } from './add/database-summary';
import { DATABASE_SECTIONS } from './add/sections';
import { words } from './words';

const ShowAs = lazyShowAs(lazyPart(() => import('./add/show-as')));

const WIRE_NAMES = {
  database_type: 'type',
  version: 'engine',
  maintenance_weekday: 'weekday',
  maintenance_hour: 'hour',
  snapshots_schedule: 'schedule',
  snapshots_retention: 'count',
  access_control: 'rows',
} as const;

interface CreateFormProps {
  readonly image: string | undefined;
  readonly initial: NewDatabase;
  readonly engines: readonly Engine[];
  readonly notes: ReactNode;
}

/** The form of a new Cloud SQL server, with its summary. */
function CreateForm({ image, initial, engines, notes }: CreateFormProps) {
  const account = useAccount();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const dialogs = useDialogs();
  const notify = useNotify();
  const schema = useMemo(() => newDatabaseSchema(factsNow), [factsNow]);
  const editor = useCreate<NewDatabase>('database_server', {
    schema,
    values: initial,
    query: image && `image=${image}`,
    words: { ...IS_READY, todo: words.create.todo },
    wireNames: WIRE_NAMES,
    request: (order) =>
      function* (): Run {
        const end = yield { call: createDatabaseCall(newDatabaseBody(order)) };
        // From a snapshot there may be no password: docs/product/databases.md#password-snapshot
        if (order.from === 'engine' || (end.ok && adminLoginOf(end.answer.body))) {
          const made = { kind: 'database_server', account, name: order.name, end } as const;
          tellNewSecret('password', { dialogs, notify }, made);
        }
        return end;
      },
  });
  const fields = fieldsOf(editor.form);
  const { values } = fields;
  return (
    <CreateLayout
      editor={editor}
      disabledReason={createDatabaseReason(facts)}
      notes={notes}
      sections={DATABASE_SECTIONS}
      fields={{ ...fields, engines }}
      showAs={ShowAs}
      summary={<DatabaseSummary values={values} facts={facts} />}
      price={<DatabasePrice values={values} facts={facts} />}
    />
  );
}

export default function CreateDatabase() {
  const [search] = useSearchParams();
  const image = parseId('database_snapshot', search.get('image') ?? '');
  // Another snapshot starts another form.
  return <CreateScreen key={image} image={image} />;
}

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
      title={words.create.title}
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
                    {words.labels.tryAgain}
                  </Button>
                }
              >
                <p>{words.create.enginesUnread}</p>
                <FailureToolsLater what={words.create.enginesUnread} error={engines.error} />
              </Note>
            )
          }
        />
      )}
    </CreateStart>
  );
}
