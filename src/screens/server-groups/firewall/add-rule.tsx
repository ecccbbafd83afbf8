import { useSearchParams } from 'react-router-dom';
import { EditorDialog } from '@/components/editors/editor-dialog';
import { useSave } from '@/components/editors/use-save';
import type { ScreenProps } from '@/components/page/screen-route';
import { useRecord } from '@/components/store/use-record';
import { createRuleCall } from '@/model/firewall-rule/calls';
import {
  directionOfQuery,
  emptyRule,
  ruleForm,
  ruleSchema,
  type RuleForm,
} from '@/model/firewall-rule/form';
import { PRESETS } from '@/model/firewall-rule/presets';
import { parseId } from '@/model/ids';
import { paths } from '@/model/paths';
import { DIRECTION_WORDS } from './direction-words';
import { RULE_WIRE_NAMES } from './rule-errors';
import { RuleFields } from './rule-fields';
import { useGroupPolicy } from './use-group-policy';

type Props = ScreenProps<{ group: 'server_group' }>;

/** Adds a rule to a group: an empty one, a preset, or the likeness of another. Saved at once. */
export default function AddRule({ account, group }: Props) {
  const [query] = useSearchParams();
  const { record } = useRecord('server_group', group, account);
  const direction = directionOfQuery(query.get('direction'));
  const preset = PRESETS[direction].find(({ id }) => id === query.get('preset'));
  const cloned = parseId('firewall_rule', query.get('clone') ?? '');
  // Whether the group has a policy yet decides what is sent.
  if (record?.firewall_policy === undefined) return null;
  if (cloned !== undefined) return <CloneForm account={account} group={group} cloned={cloned} />;
  return <AddForm account={account} group={group} values={preset?.form ?? emptyRule(direction)} />;
}

function CloneForm({ account, group, cloned }: Props & { readonly cloned: string }) {
  const { record, meta } = useRecord('firewall_rule', cloned, account);
  if (record === undefined && meta.status !== 'not-found' && meta.status !== 'error') return null;
  const values = record === undefined ? emptyRule('in') : ruleForm(record);
  return <AddForm account={account} group={group} values={values} />;
}

function AddForm({ account, group, values }: Props & { readonly values: RuleForm }) {
  const policy = useGroupPolicy(group, account);
  const editor = useSave<RuleForm, RuleForm>({
    schema: ruleSchema,
    values,
    account,
    verb: 'add-rule',
    parent: paths.serverGroup(account, group),
    isNew: true,
    wireNames: RULE_WIRE_NAMES,
    request: (rule) => async (send) => {
      const outcome = await policy.within(send, (id) => send(createRuleCall(id, rule)));
      policy.refresh();
      return outcome;
    },
  });
  return (
    <EditorDialog
      editor={editor}
      title={`Add ${DIRECTION_WORDS[values.direction].rule}`}
      saveLabel="Add rule"
    >
      <RuleFields form={editor.form} account={account} />
    </EditorDialog>
  );
}
