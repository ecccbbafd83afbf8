import { useMemo } from 'react';
import { useAccount } from '@/components/account/account-context';
import { useNotify } from '@/components/calls/use-notify';
import { useFacts } from '@/components/data/use-facts';
import { useList } from '@/components/data/use-list';
import { useRecord } from '@/components/data/use-record';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { UnknownValue } from '@/components/editors/record-editor';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { openSecret } from '@/components/secrets/open-secret';
import { create } from '@/model/call';
import type { AccessRule } from '@/model/container/access';
import { accessChanges, accessOf, withRlistings, withRule } from '@/model/container/access-changes';
import {
  type AccessForm,
  accessProblems,
  NEW_RULE,
  newClientOf,
  ruleOf,
} from '@/model/container/access-form';
import { ACCESS_TYPE_WORDS } from '@/model/container/access-words';
import { saveContainerCall } from '@/model/container/calls';
import type { ContainerRecord } from '@/model/container/record';
import { canChange } from '@/model/container/rules';
import { publicReadNeeded } from '@/model/container/web';
import { idOf } from '@/model/ids';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { shortTitle } from '@/model/title';
import type { Run } from '@/store/calls/manager';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { RadioSegments } from '@/ui/radio-segments';
import { RuleFields } from './rule-fields';
import { useLatest } from './use-latest';

const TITLE = 'Add access rule';

/** Spec 3 §3 "Access rule": public read, API client, HTTP referrer, other. */
const TYPES = (['any-referrer', 'api', 'http', 'other'] as const).map((value) => ({
  value,
  label: ACCESS_TYPE_WORDS[value],
}));

/** Adds an access rule (spec 3 §5). */
export default function AddAccessRule({ container: id }: ScreenProps<{ container: 'container' }>) {
  const { record, meta } = useRecord('container', id);
  const parent = paths.record('container', useAccount(), id);
  if (record?.read !== undefined) return <NewRule container={record} parent={parent} />;
  if (record === undefined || !meta.full) return null;
  return <UnknownValue kind="container" record={record} parent={parent} title={TITLE} />;
}

interface NewRuleProps {
  readonly container: ContainerRecord;
  readonly parent: string;
}

function NewRule({ container, parent }: NewRuleProps) {
  const account = useAccount();
  const facts = useFacts();
  const dialogs = useDialogs();
  const notify = useNotify();
  // To find a new one after a lost answer.
  useList('api_client');
  const readLatest = useLatest();
  const { id } = container;
  const list = accessOf(container);
  const values = useMemo(() => ({ ...NEW_RULE, rlistings: list.rlistings }), [list.rlistings]);
  const schema = checkedForm<AccessForm>((form) => accessProblems(form, { list, account }));

  const saveCall = (
    latest: ContainerRecord,
    rule: AccessRule | undefined,
    { type, rlistings }: AccessForm,
  ) => {
    const isOfReferrers = type === 'any-referrer' || type === 'http';
    const known = accessOf(latest);
    const before = isOfReferrers ? withRlistings(known, rlistings) : known;
    // What says no rule is refused before.
    if (rule === undefined) return saveContainerCall(id, {});
    return saveContainerCall(id, accessChanges(latest, withRule(before, rule)));
  };

  function* withNewClient(latest: ContainerRecord, order: AccessForm): Run {
    const end = yield {
      call: create('api_client', newClientOf(order)),
      title: 'Create API client',
    };
    if (!end.ok) return end;
    const client = idOf('api_client', end.answer.body);
    const name = newClientOf(order).name;
    // Also where the reader has left meanwhile: it is told once.
    openSecret(
      'api-client',
      { dialogs, notify },
      end.answer.body,
      shortTitle({ id: client ?? name, name }),
    );
    if (client === undefined) return end;
    // If the rule is refused, another try adds it for the client that is there by now.
    editor.form.setValue('client', `${account}:${client}`, { shouldDirty: true });
    editor.form.setValue('creates', false);
    const rule = {
      type: 'api',
      id: `${account}:${client}`,
      read: order.read,
      write: order.write,
    } as const;
    return yield { call: saveCall(latest, rule, order), title: TITLE };
  }

  const editor = useSave<AccessForm, AccessForm>({
    schema,
    values,
    isNew: true,
    verb: 'access',
    title: TITLE,
    about: shortTitle(container),
    parent,
    request: async (order) => {
      const latest = await readLatest(container);
      if (order.type === 'api' && order.creates) return () => withNewClient(latest, order);
      return saveCall(latest, ruleOf(order, account), order);
    },
    success: () => 'Access rule added successfully',
  });
  const { form } = editor;
  return (
    <EditorDialog
      editor={editor}
      title={TITLE}
      saveLabel="Add"
      disabledReason={canChange(container, facts)}
    >
      <RadioSegments
        label="Access type"
        value={form.watch('type')}
        options={TYPES}
        error={form.formState.errors.type?.message}
        onChange={(type) => {
          form.clearErrors();
          form.setValue('type', type, { shouldDirty: true });
        }}
      />
      <RuleFields form={form} list={list} listingsNeeded={publicReadNeeded(container)} />
    </EditorDialog>
  );
}
