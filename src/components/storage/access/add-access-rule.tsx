import { useMemo } from 'react';
import { useNotify } from '@/components/activity/calls/calls-context';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { tellNewSecret } from '@/components/forms/secrets/secrets';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useList } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { truncateName } from '@/lib/text';
import { create } from '@/model/call';
import { accessOf } from '@/model/container/access-changes';
import { saveRule } from '@/model/container/access-edits';
import {
  type AccessForm,
  accessProblems,
  NEW_RULE,
  newClientOf,
} from '@/model/container/access-form';
import { changeContainerCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import { publicReadNeeded } from '@/model/container/web';
import { type Id, idOf } from '@/model/ids';
import { placeOf } from '@/model/orbit/ids';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown, readable } from '@/model/unreadable';
import type { Run } from '@/store/calls/manager';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { RadioSegments } from '@/ui/radio-segments';
import { type AccessPlace, RuleFields } from './rule-fields';
import { words } from './words';

interface AddAccessRuleProps {
  readonly container: Id<'container'>;
  readonly place: AccessPlace;
}

export function AddAccessRule({ container: id, place }: AddAccessRuleProps) {
  const { record, meta } = useRecord('container', id);
  const parent = place.page(useAccount(), placeOf(id).container);
  if (record === undefined) return null;
  const container = readable(record);
  if (isKnown(container, 'read', 'write'))
    return <NewRule container={container} parent={parent} place={place} />;
  if (!meta.full) return null;
  return <UnknownValue kind="container" record={record} parent={parent} title={words.add.title} />;
}

interface NewRuleProps {
  readonly container: ContainerRecord;
  readonly parent: string;
  readonly place: AccessPlace;
}

function NewRule({ container, parent, place }: NewRuleProps) {
  const { words: accessWords, choices } = place;
  const [only]: readonly AccessForm['type'][] = choices.length === 1 ? choices : [''];
  const account = useAccount();
  const facts = useFacts();
  const dialogs = useDialogs();
  const notify = useNotify();
  // To find a new one after a lost answer.
  useList('api_client');
  const { id } = container;
  const list = accessOf(container);
  const values = useMemo(
    () => ({ ...NEW_RULE, type: only ?? '', rlistings: list.rlistings }),
    [only, list.rlistings],
  );
  const schema = checkedForm<AccessForm>((form) =>
    accessProblems(form, { list, account, neither: accessWords.neither }),
  );

  const saveCall = (form: AccessForm) => changeContainerCall(id, saveRule({ form, known: list }));

  /** Keeps a created client for another try, which then adds the rule alone. */
  function withNewClient(order: AccessForm): () => Run {
    let rule: AccessForm | undefined;
    const made = (client: string) => {
      rule = { ...order, creates: false, client: `${account}:${client}` };
      editor.form.setValue('client', rule.client, { shouldDirty: true });
      editor.form.setValue('creates', false);
    };
    return function* (): Run {
      if (rule === undefined) {
        const asked = newClientOf(order);
        const end = yield { call: create('api_client', asked), title: words.add.createClientTask };
        const { name } = asked;
        tellNewSecret(
          'api-client',
          { dialogs, notify },
          { kind: 'api_client', account, name, end },
        );
        // After a lost answer, take the client that was found. It is useless without a rule, and a
        // second one is not wanted.
        const client = end.ok ? idOf('api_client', end.answer.body) : end.made?.[0];
        if (client !== undefined) made(client);
        if (!end.ok || client === undefined) return end;
      }
      return yield { call: saveCall(rule ?? order), title: words.add.title };
    };
  }

  const editor = useSave<AccessForm, AccessForm>({
    schema,
    values,
    isNew: true,
    verb: 'access',
    title: words.add.title,
    about: truncateName(place.titleOf(container)),
    resumes: true,
    parent,
    request: (order) =>
      order.type === 'api' && order.creates ? withNewClient(order) : saveCall(order),
    success: () => words.add.done,
  });
  const { form } = editor;
  return (
    <EditorDialog
      editor={editor}
      title={words.add.title}
      saveLabel={words.add.save}
      disabledReason={canChange(container, facts)}
    >
      {choices.length > 1 && (
        <RadioSegments
          label={words.add.type}
          value={form.watch('type')}
          options={choices.map((value) => ({ value, label: accessWords.types[value] }))}
          error={form.formState.errors.type?.message}
          onChange={(type) => {
            form.clearErrors();
            form.setValue('type', type, { shouldDirty: true });
          }}
        />
      )}
      <RuleFields
        form={form}
        list={list}
        words={accessWords}
        listingsNeeded={publicReadNeeded(container)}
      />
    </EditorDialog>
  );
}
