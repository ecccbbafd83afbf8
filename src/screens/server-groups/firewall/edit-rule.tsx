import { useAccount } from '@/components/account/account-context';
import { PartEditor } from '@/components/editors/part-editor';
import { RecordEditor } from '@/components/editors/record-editor';
import type { ScreenProps } from '@/components/page/screen-route';
import { useLookup } from '@/components/data/lookup';
import { useRecord } from '@/components/data/use-record';
import { updateRuleCall } from '@/model/firewall-rule/calls';
import { directionOf, ruleForm, ruleSchema, type RuleForm } from '@/model/firewall-rule/form';
import { paths } from '@/model/paths';
import { hasRule } from '@/model/server-group/describe';
import { DIRECTION_LABELS } from './direction-labels';
import { RULE_WIRE_NAMES } from './rule-wire-names';
import { RuleFields } from './rule-fields';
import { UnknownPolicy } from './unknown-policy';

type Props = ScreenProps<{ group: 'server_group'; rule: 'firewall_rule' }>;

/** In force as soon as it is saved. */
export default function EditRule({ group: id, rule }: Props) {
  const account = useAccount();
  const lookup = useLookup();
  const { record: group, meta } = useRecord('server_group', id);
  const place = { kind: 'firewall_rule', id: rule, account } as const;
  const parent = paths.serverGroup(account, id);
  if (group && group.firewall_policy === undefined && meta.full) {
    return <UnknownPolicy group={group} title="Edit firewall rule" />;
  }
  return (
    <PartEditor
      {...place}
      parent={parent}
      noun="firewall rule"
      where="in this server group"
      why="It may have been deleted."
      isPart={group && ((record) => hasRule(group, record, lookup))}
    >
      {(record) => (
        <RecordEditor<'firewall_rule', RuleForm, RuleForm>
          {...place}
          parent={parent}
          title={`Edit ${DIRECTION_LABELS[directionOf(record)].rule}`}
          task="Edit Firewall Rule"
          verb="edit-rule"
          schema={ruleSchema}
          values={ruleForm}
          request={(form, _rule, before) => updateRuleCall(rule, before, form)}
          wireNames={RULE_WIRE_NAMES}
        >
          {(form) => <RuleFields form={form} />}
        </RecordEditor>
      )}
    </PartEditor>
  );
}
