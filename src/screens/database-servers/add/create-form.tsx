import { type ReactNode, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type AccessForm, AccessFields } from '../access-fields';
import { MaintenanceFields } from '../maintenance-fields';
import { DatabaseTypeChoice } from '../database-type-choice';
import { useNotify } from '@/components/activity/calls/use-notify';
import { CreateLayout } from '@/components/forms/editors/create-layout';
import { CreateSection } from '@/components/forms/editors/create-section';
import { useSave } from '@/components/forms/editors/use-save';
import { tellNewSecret } from '@/components/forms/secrets/open-secret';
import { ShowAsToggle } from '@/components/forms/show-as-toggle';
import { RetentionFields } from '@/components/record-page/snapshots/retention-fields';
import { ScheduleFields } from '@/components/record-page/snapshots/schedule-fields';
import { MonthlyPrice } from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { leastMemory, LimitNote } from '@/components/records/limit-note';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useList, useListRecords } from '@/components/scope/data/use-list';
import { lazyPart } from '@/lib/lazy-part';
import type { Engine } from '@/model/database-engine/engines';
import { createDatabaseCall } from '@/model/database-server/calls';
import type { NewDatabase } from '@/model/database-server/create/form';
import {
  createDatabaseReason,
  newDatabaseSchema,
  noDatabaseTypeFits,
} from '@/model/database-server/create/problems';
import { newDatabaseBody } from '@/model/database-server/create/request';
import { databaseMemoryProblem, NO_DATABASE_TYPE_FITS } from '@/model/database-server/memory';
import { adminLoginOf } from '@/model/database-server/password';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { databaseTypePrice } from '@/model/pricing/prices';
import { zoneLabel } from '@/model/zone/describe';
import type { Run } from '@/store/calls/manager';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';
import { RadioSegments } from '@/ui/radio-segments';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { DatabaseSummary } from './database-summary';
import { SourceSection } from './source-section';

interface ZoneFieldProps {
  /** An id, or empty for any. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function ZoneField({ value, onChange }: ZoneFieldProps) {
  const zones = useListRecords('zone');
  const options = [
    { value: '', label: 'Any zone', detail: 'The provider chooses one.' },
    ...zones.map(({ id, handle }) => ({
      value: String(id),
      label: zoneLabel(handle) ?? id,
      detail: handle ?? id,
    })),
  ];
  return <RadioSegments label="Zone" value={value} options={options} onChange={onChange} />;
}

const loadShowAs = lazyPart(() => import('./show-as'));
const ShowDatabaseAs = lazyLayer(async () => ({
  default: (await loadShowAs()).ShowDatabaseAs,
}));

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
  readonly title: string;
  readonly image: string | undefined;
  readonly initial: NewDatabase;
  readonly engines: readonly Engine[];
  readonly notes: ReactNode;
}

export function CreateForm({ title, image, initial, engines, notes }: CreateFormProps) {
  const account = useAccount();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const prices = usePrices();
  const dialogs = useDialogs();
  const notify = useNotify();
  // To find a new server after a lost answer.
  useList('database_server');
  const schema = useMemo(() => newDatabaseSchema(factsNow), [factsNow]);
  const root = paths.databaseServerAdd(account);
  const list = paths.list('database_server', account);
  const editor = useSave<NewDatabase, NewDatabase>({
    schema,
    values: initial,
    verb: 'create',
    title,
    words: { todo: 'create', done: (name) => `${name} is ready` },
    parent: list,
    root,
    draft: image === undefined ? root : `${root}?image=${image}`,
    isNew: true,
    wireNames: WIRE_NAMES,
    next: ({ body }) => {
      const id = idOf('database_server', body);
      return id === undefined ? list : paths.record('database_server', account, id);
    },
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
  const { form } = editor;
  const { errors, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control, compute: (all: NewDatabase) => all });
  const type = values.type === '' ? undefined : facts.get('database_type', values.type);
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <Page title={title}>
      <CreateLayout
        editor={editor}
        title={title}
        saveLabel="Create Cloud SQL server"
        disabledReason={createDatabaseReason(facts)}
        notes={notes}
        summary={<DatabaseSummary values={values} facts={facts} />}
        price={<MonthlyPrice price={type === undefined ? null : databaseTypePrice(prices, type)} />}
      >
        <CreateSection title="Name">
          <TextField {...form.register('name')} label="Name" optional autoComplete="off" />
          <TextArea {...form.register('description')} label="Description" optional rows={2} />
        </CreateSection>
        <SourceSection form={form} values={values} engines={engines} />
        <CreateSection title="Database type">
          <LimitNote
            resource="database_server"
            more={leastMemory(facts.all('database_type'))}
            problem={noDatabaseTypeFits(facts) ? NO_DATABASE_TYPE_FITS : undefined}
          />
          <DatabaseTypeChoice
            types={facts.all('database_type')}
            value={values.type}
            legend={<span className="visually-hidden">Database type</span>}
            error={errors.type?.message}
            reasonOf={({ ram }) => databaseMemoryProblem(ram, facts.account)}
            onChange={(id) => form.setValue('type', id, change)}
          />
        </CreateSection>
        <CreateSection title="Zone">
          <ZoneField value={values.zone} onChange={(id) => form.setValue('zone', id, change)} />
        </CreateSection>
        <CreateSection title="Access" note="Who can connect to the databases.">
          {/* The form has more fields than these. */}
          <AccessFields form={form as unknown as UseFormReturn<AccessForm, unknown, AccessForm>} />
        </CreateSection>
        <CreateSection
          title="Maintenance"
          note="Updates are made within this hour. The database may restart meanwhile."
        >
          <MaintenanceFields
            weekday={{ ...form.register('weekday'), error: errors.weekday?.message }}
            hour={{ ...form.register('hour'), error: errors.hour?.message }}
          />
        </CreateSection>
        <CreateSection title="Snapshots">
          <ScheduleFields
            text={values.schedule}
            error={errors.schedule?.message}
            onChange={(text) => form.setValue('schedule', text, change)}
          />
          <RetentionFields
            retention={{ automatic: values.automatic, count: values.count }}
            error={errors.count?.message}
            onChange={({ automatic, count }) => {
              form.setValue('automatic', automatic, change);
              form.setValue('count', count, change);
            }}
          />
        </CreateSection>
        <CreateSection title="Show as">
          <ShowAsToggle label="Show">{() => <ShowDatabaseAs values={values} />}</ShowAsToggle>
        </CreateSection>
      </CreateLayout>
    </Page>
  );
}
