import { type ReactNode, use, useState } from 'react';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { RecordScreen } from '@/components/records/record-screen';
import { SettledContext } from '@/components/records/absent';
import { useLookup } from '@/components/data/lookup';
import { useRecord } from '@/components/data/use-record';
import type { Lookup } from '@/model/facts';
import type { FirewallRuleRecord } from '@/model/firewall-rule/record';
import { policyOf, rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { shortTitle } from '@/model/title';
import { readable, unknownProblem } from '@/model/unreadable';
import { Card } from '@/ui/card';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { BackToGroup } from './back-to-group';
import { StagedRules } from './staged/staged-rules';

/** Edits all rules of a group and sends them together. */
export default function EditRules({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <RecordScreen
      kind="server_group"
      id={id}
      noun="server group"
      skeleton={<Waiting id={id} name={id} />}
    >
      {(group, failure) => <GroupRules group={group} failure={failure} />}
    </RecordScreen>
  );
}

interface WaitingProps {
  readonly id: string;
  readonly name: string;
  readonly failure?: ReactNode;
}

function Waiting({ id, name, failure }: WaitingProps) {
  return (
    <Page title={`Rules of ${name}`} subtitle={<BackToGroup id={id} />}>
      {failure || (
        <Card title="Inbound rules">
          <Skeleton />
        </Card>
      )}
    </Page>
  );
}

interface GroupRulesProps {
  readonly group: ServerGroupRecord;
}

/** Undefined until every rule is known. */
function knownRules(
  group: ServerGroupRecord,
  lookup: Lookup,
): readonly FirewallRuleRecord[] | undefined {
  if (group.firewall_policy === null) return [];
  const policy = policyOf(group, lookup);
  return policy && readable(policy).rules && rulesOf(group, lookup);
}

function GroupRules({ group, failure }: GroupRulesProps & { readonly failure: ReactNode }) {
  const settled = use(SettledContext);
  const known = knownRules(group, useLookup());
  const [begun, setBegun] = useState(known);
  // Keeps what is edited, even when the group gets its first policy.
  if (begun === undefined && known !== undefined) setBegun(known);
  if (begun !== undefined) return <StagedRules group={group} rules={begun} />;
  const { firewall_policy: policy } = group;
  if (policy) return <ReadPolicy group={group} policy={policy} />;
  const unknown = settled && <Note tone="warning">{unknownProblem(group)}</Note>;
  return <Waiting id={group.id} name={shortTitle(group)} failure={failure || unknown} />;
}

function ReadPolicy({ group, policy }: GroupRulesProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy);
  const isUnreadable = meta.error !== undefined || meta.status === 'not-found';
  if (!isUnreadable) {
    const unreadable = record?.unreadable && (
      <UnreadableNote kind="firewall_policy" record={record} noun="firewall policy" />
    );
    return <Waiting id={group.id} name={shortTitle(group)} failure={unreadable} />;
  }
  return <RecordFailure kind="firewall_policy" id={policy} meta={meta} partial={false} />;
}
