import { use } from 'react';
import { DIRECTION_LABELS, DIRECTIONS } from '../firewall/direction-labels';
import { RuleCard } from '../firewall/rule-card';
import { useGroupRules } from '../staged/group-rules';
import { SettledContext } from '@/components/records/absent';
import { KeptHeightsContext } from '@/components/records/page-shape';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { useLookup } from '@/components/scope/data/lookup';
import { useRecord } from '@/components/scope/data/use-record';
import type { ServerGroupRecord } from '@/model/records/compute';
import { policyOf } from '@/model/server-group/describe';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { HeightUnknown } from '@/ui/height-unknown';
import { Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';

interface FirewallProps {
  readonly group: ServerGroupRecord;
}

export function Firewall({ group }: FirewallProps) {
  const { firewall_policy: policy } = group;
  const { place } = useGroupRules();
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="m">
        {policy ? <PolicyTables group={group} policy={policy} /> : <RuleCards group={group} />}
      </Stack>
    </div>
  );
}

export function FirewallOutline() {
  const isKnown = use(KeptHeightsContext) !== undefined;
  return (
    <>
      {!isKnown && <HeightUnknown />}
      {DIRECTIONS.slice(0, isKnown ? undefined : 1).map((direction) => (
        <Card key={direction} title={DIRECTION_LABELS[direction].rules}>
          <Skeleton />
        </Card>
      ))}
    </>
  );
}

function PolicyTables({ group, policy }: FirewallProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy);
  const pending = isFirstReadPending(meta.status);
  return (
    <>
      {record && <UnreadableNote kind="firewall_policy" {...{ record }} noun="firewall policy" />}
      {(meta.error !== undefined || meta.status === 'not-found') && (
        <RecordFailure
          kind="firewall_policy"
          id={policy}
          meta={meta}
          partial={record ? true : 'rest'}
        />
      )}
      <SettledContext value={!pending}>
        <RuleCards group={group} pending={pending && record?.rules === undefined} />
      </SettledContext>
    </>
  );
}

interface RuleCardsProps extends FirewallProps {
  /**
   * True until rules are read: the second card's place is unknown, unless kept from its last time
   * here.
   */
  readonly pending?: boolean;
}

function RuleCards({ group, pending = false }: RuleCardsProps) {
  const policy = policyOf(group, useLookup());
  const isUnknown = pending && use(KeptHeightsContext) === undefined;
  const partial = policy?.unreadable?.includes('rules') === true;
  return (
    <>
      {isUnknown && <HeightUnknown />}
      {DIRECTIONS.slice(0, isUnknown ? 1 : undefined).map((direction) => (
        <RuleCard key={direction} group={group.id} direction={direction} partial={partial} />
      ))}
    </>
  );
}
