import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGroupRules } from '@/screens/server-groups/staged/group-rules';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import { useLatch } from '@/components/forms/editors/use-unsaved';
import { causeOf } from '@/components/records/page/read-failure';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { TryAgain } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useRecord } from '@/components/scope/data/use-record';
import { pendingProblem } from '@/model/account/status';
import { directionOfQuery, ruleForm, type RuleForm } from '@/model/firewall-rule/form';
import { ruleOfHints } from '@/model/firewall-rule/hints';
import type { StagedRule } from '@/model/firewall-rule/staged';
import { parseId } from '@/model/ids';
import { paths } from '@/model/paths';
import { unknownProblem } from '@/model/unreadable';
import type { RecordMeta } from '@/store/resources/resources-state';
import { Note } from '@/ui/note';
import { words } from '../words';
import { RuleFields, useRuleEditor } from './rule-fields';
import { UnknownPolicy } from './unknown-policy';

type Props = ScreenProps<{ group: 'server_group' }>;

export default function AddRule({ group }: Props) {
  const [query] = useSearchParams();
  const { record, meta } = useRecord('server_group', group);
  const { find } = useGroupRules();
  const values = ruleOfHints(directionOfQuery(query.get('direction')), query);
  const change = find(query.get('change') ?? '');
  const wanted = query.get('clone');
  const staged = find(wanted ?? '')?.form;
  const cloned = parseId('firewall_rule', wanted ?? '');
  // A copy made before the rules are known stays, or the form would start again during input.
  const [first] = useState(staged);
  // The request depends on the group having a policy.
  if (record?.firewall_policy === undefined) {
    return record && meta.full && <UnknownPolicy group={record} title={words.addRule.title} />;
  }
  if (change?.form !== undefined)
    return <AddForm group={group} values={change.form} row={change} />;
  if (cloned !== undefined && first === undefined) {
    return <CloneForm group={group} values={values} cloned={cloned} />;
  }
  if (staged !== undefined) return <AddForm group={group} values={staged} />;
  return (
    <AddForm group={group} values={values} note={wanted !== null && <NoSuchRule id={wanted} />} />
  );
}

function NoSuchRule({ id }: { readonly id: string }) {
  return (
    <Note tone="warning">
      <p>{words.addRule.noSuchRule(<code>{id}</code>)}</p>
    </Note>
  );
}

interface UnreadableRuleProps {
  readonly id: string;
  readonly error: RecordMeta['error'];
}

function UnreadableRule({ id, error }: UnreadableRuleProps) {
  return (
    <Note tone="error" action={<TryAgain kind="firewall_rule" id={id} />}>
      <p>{words.addRule.unreadable(<code>{id}</code>, error && causeOf(error))}</p>
      {error && <FailureToolsLater what={words.addRule.unreadableReport(id)} error={error} />}
    </Note>
  );
}

interface FormProps extends Props {
  readonly values: RuleForm;
}

function CloneForm({ cloned, values, ...shared }: FormProps & { readonly cloned: string }) {
  const account = useAccount();
  const { record, meta } = useRecord('firewall_rule', cloned);
  const failed = useLatch(meta.status === 'error');
  if (meta.status === 'not-found') {
    return <AddForm {...shared} values={values} note={<NoSuchRule id={cloned} />} />;
  }
  const likeness = record && ruleForm(record);
  if (likeness !== undefined) return <AddForm {...shared} values={likeness} />;
  if (record !== undefined && meta.full) {
    return (
      <UnknownValue
        kind="firewall_rule"
        record={record}
        parent={paths.record('server_group', account, shared.group)}
        title={words.addRule.cloneTitle}
        why={unknownProblem(record, words.addRule.cloned)}
      />
    );
  }
  // Its input stays while the rule is read again.
  if (!failed) return null;
  return (
    <AddForm {...shared} values={values} note={<UnreadableRule id={cloned} error={meta.error} />} />
  );
}

interface AddFormProps extends FormProps {
  readonly note?: ReactNode;
  readonly row?: StagedRule;
}

function AddForm({ group, values, note, row }: AddFormProps) {
  const account = useAccount();
  const rules = useGroupRules();
  const { record: payer } = useRecord('account', account);
  const editor = useRuleEditor({
    values,
    parent: paths.record('server_group', account, group),
    onSubmit: (rule) => (row ? rules.change(row, rule) : rules.add(rule)),
  });
  const { direction } = values;
  return (
    <EditorDialog
      editor={editor}
      title={row ? words.editRule.titleOf[direction] : words.rules.add[direction]}
      saveLabel={row ? words.editRule.saveLabel : words.addRule.saveLabel}
      saveDisabledReason={rules.wait}
      disabledReason={pendingProblem(payer)}
    >
      {note}
      <RuleFields form={editor.form} />
    </EditorDialog>
  );
}
