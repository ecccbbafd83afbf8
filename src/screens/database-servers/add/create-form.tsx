import { type ReactNode, useMemo } from 'react';
import { useNotify } from '@/components/activity/calls/use-notify';
import { CreateLayout, lazyShowAs } from '@/components/record-page/create/create-layout';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import { fieldsOf } from '@/components/forms/form-fields';
import { tellNewSecret } from '@/components/forms/secrets/open-secret';
import { useAccount } from '@/components/scope/account-context';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { lazyPart } from '@/lib/lazy-part';
import type { Engine } from '@/model/database-engine/engines';
import { createDatabaseCall } from '@/model/database-server/calls';
import type { NewDatabase } from '@/model/database-server/create/form';
import { createDatabaseReason, newDatabaseSchema } from '@/model/database-server/create/problems';
import { newDatabaseBody } from '@/model/database-server/create/request';
import { adminLoginOf } from '@/model/database-server/password';
import type { Run } from '@/store/calls/manager';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { DatabasePrice, DatabaseSummary } from './database-summary';
import { DATABASE_SECTIONS } from './sections';

const ShowAs = lazyShowAs(lazyPart(() => import('./show-as')));

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
export function CreateForm({ image, initial, engines, notes }: CreateFormProps) {
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
    words: { ...IS_READY, todo: 'create' },
    wireNames: WIRE_NAMES,
    request: (order) =>
      function* (): Run {
        const end = yield { call: createDatabaseCall(newDatabaseBody(order)) };
        // A snapshot mostly keeps its own login (wire facts §4): then nothing is missing.
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
