import { useState } from 'react';
import { RecordChoice } from '@/components/choices/record-choice';
import { useListSource } from '@/components/data/use-list';
import { TryAgain } from '@/components/records/record-notes';
import { useLookup } from '@/components/data/lookup';
import { counted } from '@/lib/text';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { ruleForm } from '@/model/firewall-rule/form';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { policyOf, rulesOf } from '@/model/server-group/describe';
import { policyProblem } from '@/model/server-group/rules';
import { byTitle } from '@/model/title';
import { unreadableProblem } from '@/model/unreadable';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import type { DialogProps } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { useRuleEnds } from '../firewall/use-rule-ends';
import styles from './staged.module.css';

const UNREADABLE = 'The rules of this group could not be read';

interface CopyDialogProps extends DialogProps<readonly FirewallRuleRecord[]> {
  readonly group: string;
}

/** Results in the rules to copy. */
export function CopyDialog({ group, close }: CopyDialogProps) {
  const groups = useListSource('server_group');
  const policies = useListSource('firewall_policy');
  const lookup = useLookup();
  const [chosen, setChosen] = useState<string>();
  const others = groups.rows
    .filter(({ id, firewall_policy: policy }) => id !== group && policy !== null)
    .toSorted(byTitle);
  const from = others.find(({ id }) => id === chosen);
  const all = from === undefined ? [] : rulesOf(from, lookup);
  const rules = all.filter((rule) => ruleForm(rule) !== undefined);
  const policy = from && policyOf(from, lookup);
  const listed = policy?.rules;
  const unknown = (listed?.length ?? 0) - rules.length;
  const missing = from && (listed ? unreadableProblem('group', policy, 'rules') : UNREADABLE);
  useRuleEnds(rules);
  const none =
    from === undefined ? 'Choose a group first' : (missing ?? 'This group has no rules to copy');
  return (
    <DialogFrame
      title="Copy rules from another group"
      onClose={() => close()}
      onSubmit={() => {
        if (rules.length > 0) close(rules);
      }}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={rules.length === 0 ? none : undefined}
          >
            Copy rules
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <RecordChoice
          from={[groups, policies]}
          label="Group"
          options={others.map((record) => ({ record, reason: policyProblem(record) }))}
          value={chosen ?? ''}
          onChange={setChosen}
          empty="No other group has a firewall policy"
          hint="Rules that are there already are left out. Nothing is sent until you save."
        />
        {missing && from.firewall_policy && (
          <Note
            tone="warning"
            action={<TryAgain kind="firewall_policy" id={from.firewall_policy} />}
          >
            {rules.length > 0
              ? 'Not all rules of this group could be read: only these are copied'
              : missing}
          </Note>
        )}
        {unknown > 0 && (
          <Note tone="warning">
            {counted(unknown, 'rule')} of this group cannot be copied: not all of it could be read
          </Note>
        )}
        {rules.length > 0 && (
          <ul className={styles.list} aria-label="Rules to copy">
            {rules.map((rule) => (
              <li key={rule.id}>{ruleTitle(rule, lookup)}</li>
            ))}
          </ul>
        )}
      </Stack>
    </DialogFrame>
  );
}
