import { type ReactNode, use, useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useNotify } from '@/components/activity/calls/calls-context';
import { DroppedRows } from '@/components/lists/list-notes';
import { CreateLayout, lazyShowAs } from '@/components/record-page/create/create-layout';
import { IS_READY, useCreate } from '@/components/record-page/create/use-create';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useKnownList } from '@/components/scope/data/use-list';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { lazyPart } from '@/lib/lazy-part';
import { pendingProblem } from '@/model/account/status';
import { createServerCall } from '@/model/server/calls';
import { type NewServer, serversToMake, withValidCount } from '@/model/server/create/form';
import { chosenIn, createDisabledReason, newServerSchema } from '@/model/server/create/problems';
import { newServerBodies, type NewServerBody } from '@/model/server/create/request';
import { NO_USER_DATA } from '@/model/server/user-data';
import { saveSshKeysCall } from '@/model/user/calls';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { DONE } from '@/store/calls/call-messages';
import type { Run } from '@/store/calls/manager';
import { NewServerContext, type NewServerForm } from './new-server-form';
import { SERVER_SECTIONS } from './sections';
import { ServerLimits, ServerPrice, ServerSummary } from './server-summary';
import { words } from '../words';

interface Order {
  /** Saved to the user first; empty leaves the user's own. */
  readonly keys: string;
  readonly user: string | undefined;
  readonly bodies: readonly NewServerBody[];
  readonly onMade: (made: number) => void;
  /** How many were made before one was refused. */
  readonly onPart: (made: number) => void;
}

/** Saves the keys first, or fails. Ends with the first failure, or the last server. */
export function* createSteps({ keys, user, bodies, onMade, onPart }: Order): Run {
  if (keys.trim() !== '' && user !== undefined) {
    const saved = yield { call: saveSshKeysCall(user, keys), title: words.create.saveKeys };
    if (!saved.ok) return saved;
  }
  let last = DONE;
  for (const [made, body] of bodies.entries()) {
    last = yield { call: createServerCall(body) };
    // A server that was found after a lost answer: only the rest is left.
    if (bodies.length > 1 && 'made' in last && last.made?.length === 1) last = DONE;
    if (!last.ok) {
      if (made > 0) onPart(made);
      return last;
    }
    onMade(made + 1);
  }
  return last;
}

const ShowAs = lazyShowAs(lazyPart(() => import('./show-as')));

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
  const notify = useNotify();
  const { units } = use(DeploymentContext);
  const user = useSelector(selectCurrentUserId);
  const factsNow = useFactsNow();
  const schema = useMemo(() => newServerSchema(factsNow), [factsNow]);
  const editor = useCreate<NewServer>('server', {
    schema,
    values: initial,
    query,
    words: IS_READY,
    secret: SECRET,
    wireNames: WIRE_NAMES,
    makesSeveral: ({ count }) => count > 1,
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
      message: words.create.partMade(made, of),
      detail: words.create.partMadeDetail,
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
  const shared = useMemo<NewServerForm>(() => ({ form, choose }), [form, choose]);

  useWatch({ control: form.control, name: ['type', 'from', 'image', 'volume', 'count', 'made'] });
  // User data is long and does not decide this.
  const values = { ...form.getValues(), userData: NO_USER_DATA };
  const facts = useFacts();
  const disabledReason = pendingProblem(facts.account) ?? createDisabledReason(values, facts);
  const count = serversToMake(withValidCount(values));

  return (
    <NewServerContext value={shared}>
      <CreateLayout
        editor={editor}
        title={title}
        saveLabel={count > 1 ? words.create.saveSeveral(count) : undefined}
        disabledReason={disabledReason}
        notes={
          <>
            {note}
            {CHOSEN_FROM.map((kind) => (
              <DroppedRowsOf key={kind} kind={kind} />
            ))}
          </>
        }
        sections={SERVER_SECTIONS}
        fields={{}}
        showAs={ShowAs}
        summary={<ServerSummary />}
        price={<ServerPrice />}
        below={<ServerLimits />}
      />
    </NewServerContext>
  );
}
