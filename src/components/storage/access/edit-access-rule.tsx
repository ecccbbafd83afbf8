import { useState } from 'react';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { truncateName } from '@/lib/text';
import { type AccessRule, ruleAt } from '@/model/container/access';
import { accessOf } from '@/model/container/access-changes';
import { saveRule } from '@/model/container/access-edits';
import { type AccessForm, accessFormOf, accessProblems } from '@/model/container/access-form';
import { changeContainerCall } from '@/model/container/calls';
import { canChange } from '@/model/container/rules';
import { publicReadNeeded } from '@/model/container/web';
import type { Id } from '@/model/ids';
import { placeOf } from '@/model/orbit/ids';
import { checkedForm } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';
import { isKnown, readable } from '@/model/unreadable';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { useStandInTitle } from '@/ui/page/page-header';
import { type AccessPlace, RuleFields } from './rule-fields';
import { words } from './words';

interface EditAccessRuleProps {
  readonly container: Id<'container'>;
  readonly rule: string;
  readonly place: AccessPlace;
}

export function EditAccessRule({ container: id, rule: address, place }: EditAccessRuleProps) {
  const { record, meta } = useRecord('container', id);
  const parent = place.page(useAccount(), placeOf(id).container);
  if (record === undefined) return null;
  const container = readable(record);
  if (isKnown(container, 'read', 'write'))
    return (
      <FoundRule
        key={address}
        container={container}
        address={address}
        parent={parent}
        place={place}
      />
    );
  if (!meta.full) return null;
  return <UnknownValue kind="container" record={record} parent={parent} title={words.edit.title} />;
}

interface RuleProps {
  readonly container: ContainerRecord;
  readonly parent: string;
  readonly place: AccessPlace;
}

function FoundRule({ address, ...props }: RuleProps & { readonly address: string }) {
  const found = ruleAt(accessOf(props.container), address);
  // Kept during a save: the address may no longer find the rule then.
  const [rule, setRule] = useState(found);
  if (rule === undefined && found !== undefined) setRule(found);
  if (rule === undefined) return <NoRule address={address} parent={props.parent} />;
  return <KnownRule {...props} rule={rule} />;
}

function NoRule({ address, parent }: { readonly address: string; readonly parent: string }) {
  const { returnTo } = useRouteGuard();
  const leave = () => returnTo(parent);
  useStandInTitle(words.missing.title);
  return (
    <Modal onClose={leave}>
      <DialogFrame
        title={words.missing.title}
        onClose={leave}
        actions={<Button onClick={leave}>{words.missing.back}</Button>}
      >
        <p>{words.missing.body(<code>{address}</code>)}</p>
      </DialogFrame>
    </Modal>
  );
}

function KnownRule({ container, rule, parent, place }: RuleProps & { readonly rule: AccessRule }) {
  const account = useAccount();
  const facts = useFacts();
  const { id } = container;
  const { words: accessWords } = place;
  const list = accessOf(container);
  const schema = checkedForm<AccessForm>((form) =>
    accessProblems(form, { list, account, edited: rule, neither: accessWords.neither }),
  );
  const editor = useSave<AccessForm, AccessForm>({
    schema,
    values: accessFormOf(rule, list),
    verb: 'access',
    title: words.edit.title,
    about: truncateName(place.titleOf(container)),
    parent,
    request: (form) => changeContainerCall(id, saveRule({ form, edited: rule, known: list })),
    success: () => words.edit.done,
  });
  const fixed =
    canChange(container, facts) ?? (rule.type === 'team' ? words.edit.nothingToEdit : undefined);
  return (
    <EditorDialog editor={editor} title={words.edit.title} disabledReason={fixed}>
      <p>{words.edit.type(<strong>{accessWords.types[rule.type]}</strong>)}</p>
      <RuleFields
        form={editor.form}
        list={list}
        words={accessWords}
        edited={rule}
        listingsNeeded={publicReadNeeded(container)}
      />
    </EditorDialog>
  );
}
