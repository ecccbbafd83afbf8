import { useLookup } from '@/components/data/lookup';
import { useRecord } from '@/components/data/use-record';
import { SettledContext } from '@/components/records/absent';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { policyOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { DIRECTIONS } from '../firewall/direction-labels';
import { RuleCard } from '../firewall/rule-card';

interface FirewallProps {
  readonly group: ServerGroupRecord;
}

/** A table of rules for each direction. */
export function Firewall({ group }: FirewallProps) {
  const { firewall_policy: policy } = group;
  return policy ? <PolicyTables group={group} policy={policy} /> : <RuleCards group={group} />;
}

function PolicyTables({ group, policy }: FirewallProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy);
  return (
    <>
      {record && <UnreadableNote kind="firewall_policy" {...{ record }} noun="firewall policy" />}
      {(meta.error !== undefined || meta.status === 'not-found') && (
        <RecordFailure kind="firewall_policy" id={policy} meta={meta} partial />
      )}
      <SettledContext value={!isFirstReadPending(meta.status)}>
        <RuleCards group={group} />
      </SettledContext>
    </>
  );
}

function RuleCards({ group }: FirewallProps) {
  const policy = policyOf(group, useLookup());
  const partial = policy?.unreadable?.includes('rules') === true;
  return DIRECTIONS.map((direction) => (
    <RuleCard key={direction} group={group.id} direction={direction} partial={partial} />
  ));
}
