import { EditorDialog } from '@/components/editors/editor-dialog';
import { PartEditor } from '@/components/editors/part-editor';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useLookup } from '@/components/store/lookup';
import { updateRuleCall } from '@/model/firewall-rule/calls';
import { ruleForm, ruleSchema, type RuleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { paths } from '@/model/paths';
import { hasRule } from '@/model/server-group/describe';
import { DIRECTION_WORDS } from './direction-words';
import { RULE_WIRE_NAMES } from './rule-wire-names';
import { RuleFields } from './rule-fields';

type Props = ScreenProps<{ group: 'server_group'; rule: 'firewall_rule' }>;

/** Edits one rule in place; it is in force as soon as it is saved. */
export default function EditRule({ account, group: id, rule }: Props) {
  const lookup = useLookup();
  const group = lookup.get('server_group', id);
  const parent = paths.serverGroup(account, id);
  return (
    <PartEditor
      kind="firewall_rule"
      id={rule}
      account={account}
      parent={parent}
      noun="firewall rule"
      where="in this server group"
      why="It may have been deleted."
      isPart={group && ((record) => hasRule(group, record, lookup))}
    >
      {(record) => <RuleEditor account={account} rule={record} parent={parent} />}
    </PartEditor>
  );
}

interface RuleEditorProps {
  readonly account: string;
  readonly rule: FirewallRuleRecord;
  readonly parent: string;
}

function RuleEditor({ account, rule, parent }: RuleEditorProps) {
  const values = ruleForm(rule);
  const editor = useSave<RuleForm, RuleForm>({
    schema: ruleSchema,
    values,
    account,
    verb: 'edit-rule',
    title: 'Edit Firewall Rule',
    parent,
    wireNames: RULE_WIRE_NAMES,
    request: (form) => updateRuleCall(rule.id, form),
  });
  return (
    <EditorDialog editor={editor} title={`Edit ${DIRECTION_WORDS[values.direction].rule}`}>
      <RuleFields form={editor.form} account={account} />
    </EditorDialog>
  );
}
