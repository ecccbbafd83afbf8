import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { updateRuleCall } from '@/model/firewall-rule/calls';
import { emptyRule, ruleForm, ruleSchema, type RuleForm } from '@/model/firewall-rule/form';
import { paths } from '@/model/paths';
import { DIRECTION_WORDS } from './direction-words';
import { RULE_WIRE_NAMES } from './rule-errors';
import { RuleFields } from './rule-fields';

type Props = ScreenProps<{ group: 'server_group'; rule: 'firewall_rule' }>;

const GONE = 'There is no such rule. It may have been deleted.';
const UNREAD = 'This rule could not be read, please check your network connection';

/** Edits one rule in place; it is in force as soon as it is saved. */
export default function EditRule({ account, group, rule }: Props) {
  const { record, meta } = useRecord('firewall_rule', rule, account);
  const barred = meta.status === 'not-found' ? GONE : UNREAD;
  if (record !== undefined && meta.status !== 'not-found') {
    return <RuleEditor account={account} group={group} rule={rule} values={ruleForm(record)} />;
  }
  if (meta.status !== 'not-found' && meta.status !== 'error') return null;
  const values = emptyRule('in');
  return <RuleEditor account={account} group={group} rule={rule} values={values} barred={barred} />;
}

interface RuleEditorProps extends Props {
  readonly values: RuleForm;
  readonly barred?: string;
}

function RuleEditor({ account, group, rule, values, barred }: RuleEditorProps) {
  const editor = useSave<RuleForm, RuleForm>({
    schema: ruleSchema,
    values,
    account,
    verb: 'edit-rule',
    parent: paths.serverGroup(account, group),
    wireNames: RULE_WIRE_NAMES,
    request: (form) => updateRuleCall(rule, form),
  });
  return (
    <EditorDialog
      editor={editor}
      title={`Edit ${DIRECTION_WORDS[values.direction].rule}`}
      barred={barred}
    >
      <RuleFields form={editor.form} account={account} />
    </EditorDialog>
  );
}
