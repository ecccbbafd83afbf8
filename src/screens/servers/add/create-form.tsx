import { type ReactNode, use, useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { UserDataField } from '../choices/user-data-field';
import { useNotify } from '@/components/activity/calls/use-notify';
import { CreateLayout } from '@/components/forms/editors/create-layout';
import { CreateSection } from '@/components/forms/editors/create-section';
import { useSave } from '@/components/forms/editors/use-save';
import { ShowAsToggle } from '@/components/forms/show-as-toggle';
import { DroppedRows } from '@/components/lists/list-notes';
import { Page } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-context';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useKnownList, useList } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { lazyPart } from '@/lib/lazy-part';
import { pendingProblem } from '@/model/account/pending';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { serversToMake, type NewServer } from '@/model/server/create/form';
import { chosenIn, createDisabledReason, newServerSchema } from '@/model/server/create/problems';
import { newServerBodies } from '@/model/server/create/request';
import { NO_USER_DATA, userDataProblem } from '@/model/server/user-data';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { lazyLayer } from '@/ui/lazy-layer';
import { Pair, Stack } from '@/ui/page/columns';
import { createSteps } from './create-steps';
import { EncryptionField } from './encryption-field';
import { useFieldError } from './field-error';
import { NameSection } from './name-section';
import { NetworkSection } from './network-section';
import { NewServerContext, type NewServerForm, useNewServer } from './new-server-context';
import { Part } from './part';
import { SourceSection } from './source-section';
import { ServerLimits, ServerPrice, ServerSummary } from './server-summary';
import { SshKeysField } from './ssh-keys-field';
import { withValidCount } from './with-valid-count';
import { TypeSection } from './type-section';

const load = lazyPart(() => import('./show-as'));
const ShowServerAs = lazyLayer(async () => ({ default: (await load()).ShowServerAs }));

function ShowAsSection() {
  return (
    <CreateSection title="Show as">
      <ShowAsToggle label="Show">{() => <ShowServerAs />}</ShowAsToggle>
    </CreateSection>
  );
}

function UserData() {
  const { form, choose } = useNewServer();
  const data = useWatch({ control: form.control, name: 'userData' });
  const refused = useFieldError('userData');
  return (
    <UserDataField
      data={data}
      rows={2}
      error={userDataProblem(data) ?? refused}
      onChange={(next) => choose('userData', next)}
    />
  );
}

function AccessSection() {
  return (
    <CreateSection title="Access">
      <Pair>
        <Stack gap="s">
          <Part name="user_ssh_key">
            <SshKeysField />
          </Part>
          <Part name="disk_encrypted">
            <EncryptionField />
          </Part>
        </Stack>
        <Part name="user_data">
          <UserData />
        </Part>
      </Pair>
    </CreateSection>
  );
}

const WIRE_NAMES = {
  server_type: 'type',
  server_groups: 'groups',
  cloud_ip: 'cloudIp',
  user_data: 'userData',
  ssh_key: 'sshKeys',
  disk_encrypted: 'encrypted',
} as const;

/** May hold secrets: never kept as a draft. */
const SECRET = ['userData'] as const;

/** Kinds without a `ListedChoice` that would report unreadable rows. */
const CHOSEN_FROM = ['server_type', 'image', 'zone'] as const;

function DroppedRowsOf({ kind }: { readonly kind: (typeof CHOSEN_FROM)[number] }) {
  return <DroppedRows source={useKnownList(kind)} />;
}

interface CreateFormProps {
  readonly title: string;
  readonly query: string;
  readonly initial: NewServer;
  readonly note: ReactNode;
}

export function CreateForm({ title, query, initial, note }: CreateFormProps) {
  const account = useAccount();
  const notify = useNotify();
  // For the limit of Windows servers, and to find a new server after a lost answer.
  useList('server');
  const { units } = use(DeploymentContext);
  const user = useSelector(selectCurrentUserId);
  const factsNow = useFactsNow();
  const schema = useMemo(() => newServerSchema(factsNow), [factsNow]);
  const root = paths.serverAdd(account);
  const list = paths.servers(account);

  const editor = useSave<NewServer, NewServer>({
    schema,
    values: initial,
    verb: 'create',
    title: 'Create Cloud Server',
    words: { done: (name) => `${name} is ready` },
    parent: list,
    root,
    draft: query === '' ? root : `${root}?${query}`,
    isNew: true,
    secret: SECRET,
    wireNames: WIRE_NAMES,
    next: ({ body }, { count }) => {
      const id = count === 1 ? idOf('server', body) : undefined;
      return id === undefined ? list : paths.record('server', account, id);
    },
    // One of several: only the rest is left.
    found: ({ count: of }) => {
      if (of > 1) form.setValue('made', form.getValues('made') + 1);
    },
    request: (order) => () =>
      createSteps({
        keys: order.sshKeys,
        user,
        bodies: newServerBodies(order, chosenIn(order, factsNow()), units),
        // At once, so that an interruption does not create it twice.
        onMade: (count) => form.setValue('made', order.made + count),
        onPart: (count) => showProgress(order.made + count, order.count),
      }),
  });
  const { form } = editor;

  function showProgress(made: number, of: number) {
    notify({
      tone: 'warning',
      persistent: true,
      message: `${String(made)} of ${String(of)} servers were created.`,
      detail: 'Creating again makes only the rest.',
    });
  }

  const choose: NewServerForm['choose'] = useCallback(
    (field, value) => {
      // The form's types do not tie a value's type to the field's name.
      const set = form.setValue as (name: string, value: unknown, options: object) => void;
      const shouldValidate = form.getFieldState(field).error !== undefined;
      set(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate });
      // An answer may mend another: Windows needs no key. What the provider refused, only it can
      // judge.
      const names = Object.keys(form.getValues()) as (keyof NewServer)[];
      const others = names.filter((each) => {
        const { error } = form.getFieldState(each);
        return each !== field && error !== undefined && error.type !== 'server';
      });
      if (others.length > 0) void form.trigger(others);
    },
    [form],
  );
  const shared = useMemo<NewServerForm>(
    () => ({
      form,
      choose,
      partPath: (path) => (query === '' ? path : `${path}?${query}`),
    }),
    [form, choose, query],
  );

  useWatch({ control: form.control, name: ['type', 'from', 'image', 'volume', 'count', 'made'] });
  // User data is long and does not decide this.
  const values = { ...form.getValues(), userData: NO_USER_DATA };
  const facts = useFacts();
  const disabledReason = pendingProblem(facts.account) ?? createDisabledReason(values, facts);
  const count = serversToMake(withValidCount(values));

  return (
    <NewServerContext value={shared}>
      <Page title={title}>
        <CreateLayout
          editor={editor}
          title={title}
          saveLabel={count > 1 ? `Create ${String(count)} servers` : 'Create server'}
          disabledReason={disabledReason}
          notes={
            <>
              {note}
              {CHOSEN_FROM.map((kind) => (
                <DroppedRowsOf key={kind} kind={kind} />
              ))}
            </>
          }
          summary={<ServerSummary />}
          price={<ServerPrice />}
          below={<ServerLimits />}
        >
          <NameSection />
          <TypeSection />
          <SourceSection />
          <NetworkSection />
          <AccessSection />
          <ShowAsSection />
        </CreateLayout>
      </Page>
    </NewServerContext>
  );
}
