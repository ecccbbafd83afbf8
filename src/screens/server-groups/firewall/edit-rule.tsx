import { useGroupRules } from '@/screens/server-groups/staged/group-rules';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { PartEditor } from '@/components/forms/editors/part-editor';
import { UnknownValue } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useRecord } from '@/components/scope/data/use-record';
import type { RuleForm } from '@/model/firewall-rule/form';
import { rowDirection, stagedRule, type StagedRule } from '@/model/firewall-rule/staged';
import { paths } from '@/model/paths';
import { hasRule } from '@/model/server-group/describe';
import { words } from '../words';
import { RuleFields, useRuleEditor } from './rule-fields';
import { UnknownPolicy } from './unknown-policy';

type Props = ScreenProps<{ group: 'server_group'; rule: 'firewall_rule' }>;

export default function EditRule({ group: id, rule }: Props) {
  const account = useAccount();
  const lookup = useLookup();
  const { record: group, meta } = useRecord('server_group', id);
  const { find } = useGroupRules();
  const parent = paths.record('server_group', account, id);
  if (group && group.firewall_policy === undefined && meta.full) {
    return <UnknownPolicy group={group} title={words.editRule.title} />;
  }
  return (
    <PartEditor
      kind="firewall_rule"
      id={rule}
      parent={parent}
      noun={words.editRule.noun}
      where={words.editRule.where}
      why={words.editRule.why}
      isPart={group && ((record) => hasRule(group, record, lookup))}
    >
      {(record) => <EditStaged parent={parent} row={find(rule) ?? stagedRule(record)} />}
    </PartEditor>
  );
}

interface EditStagedProps {
  readonly parent: string;
  readonly row: StagedRule;
}

function EditStaged({ parent, row }: EditStagedProps) {
  const { meta } = useRecord('firewall_rule', row.key);
  const { rule, form } = row;
  if (form !== undefined) return <EditForm parent={parent} row={row} values={form} />;
  // Nothing opens over the page before the rule is read in full.
  if (!rule || !meta.full) return null;
  return (
    <UnknownValue
      kind="firewall_rule"
      record={rule}
      parent={parent}
      title={words.editRule.titleOf[rowDirection(row)]}
    />
  );
}

function EditForm({ parent, row, values }: EditStagedProps & { readonly values: RuleForm }) {
  const rules = useGroupRules();
  const editor = useRuleEditor({
    values,
    parent,
    onSubmit: (form) => rules.change(row, form),
  });
  return (
    <EditorDialog
      editor={editor}
      title={words.editRule.titleOf[values.direction]}
      saveLabel={words.editRule.saveLabel}
      saveDisabledReason={rules.wait}
    >
      <RuleFields form={editor.form} />
    </EditorDialog>
  );
}
