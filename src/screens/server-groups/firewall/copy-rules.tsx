import { useState } from 'react';
import { useGroupRules } from '@/screens/server-groups/staged/group-rules';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { TryAgain } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { useRouteGuard } from '@/components/scope/leave/route-guard';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { ruleForm } from '@/model/firewall-rule/form';
import { paths } from '@/model/paths';
import { policyOf, rulesOf } from '@/model/server-group/describe';
import { policyProblem } from '@/model/server-group/rules';
import { byTitle } from '@/model/title';
import { unreadableProblem } from '@/model/unreadable';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import { Modal } from '@/ui/dialogs/modal';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { words } from '../words';
import styles from './rules.module.css';
import { useRuleEndpoints } from './use-group-policy';

type Props = ScreenProps<{ group: 'server_group' }>;

export default function CopyRules({ group }: Props) {
  const { record } = useRecord('server_group', group);
  // Nothing opens over the page before the record is read.
  return record && <CopyDialog group={group} />;
}

function CopyDialog({ group }: Props) {
  const account = useAccount();
  const { returnTo } = useRouteGuard();
  const { copy, wait } = useGroupRules();
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
  const missing =
    from &&
    (listed
      ? unreadableProblem(words.copyRules.groupNoun, policy, 'rules')
      : words.copyRules.unreadable);
  useRuleEndpoints(rules);
  const none =
    from === undefined ? words.copyRules.groupMissing : (missing ?? words.copyRules.noRules);
  const problem = wait ?? (rules.length === 0 ? none : undefined);
  const leave = () => returnTo(paths.record('server_group', account, group));
  return (
    <Modal tall onClose={leave}>
      <DialogFrame
        title={words.copyRules.title}
        onClose={leave}
        onSubmit={() => {
          if (problem !== undefined) return;
          copy(rules);
          leave();
        }}
        actions={
          <>
            <Button onClick={leave}>{words.copyRules.cancel}</Button>
            <Button type="submit" variant="primary" disabledReason={problem}>
              {words.copyRules.saveLabel}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          <RecordChoice
            from={[groups, policies]}
            label={words.labels.group}
            options={others.map((record) => ({ record, reason: policyProblem(record) }))}
            value={chosen ?? ''}
            onChange={setChosen}
            empty={words.copyRules.noGroup}
            hint={words.copyRules.groupHint}
          />
          {missing && from.firewall_policy && (
            <Note
              tone="warning"
              action={<TryAgain kind="firewall_policy" id={from.firewall_policy} />}
            >
              {rules.length > 0 ? words.copyRules.partlyUnreadable : missing}
            </Note>
          )}
          {unknown > 0 && <Note tone="warning">{words.copyRules.unknownRules(unknown)}</Note>}
          {rules.length > 0 && (
            <ul className={styles.list} aria-label={words.copyRules.rules}>
              {rules.map((rule) => (
                <li key={rule.id}>{ruleTitle(rule, lookup)}</li>
              ))}
            </ul>
          )}
        </Stack>
      </DialogFrame>
    </Modal>
  );
}
