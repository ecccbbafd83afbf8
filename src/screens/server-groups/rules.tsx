import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordFailure } from '@/components/records/missing-record';
import { RecordScreen } from '@/components/records/record-screen';
import { useLookup } from '@/components/store/lookup';
import { useRecord } from '@/components/store/use-record';
import { groupTitle, rulesOf } from '@/model/server-group/describe';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { StagedRules } from './staged/staged-rules';

function Waiting({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Card title="Inbound rules">
        <Skeleton />
      </Card>
    </Page>
  );
}

/** All the rules of a group, edited together and sent together. */
export default function EditRules({ account, group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <RecordScreen
      kind="server_group"
      id={id}
      account={account}
      noun="server group"
      skeleton={<Waiting title={`Rules of ${id}`} />}
    >
      {(group) => <GroupRules account={account} group={group} />}
    </RecordScreen>
  );
}

interface GroupRulesProps {
  readonly account: string;
  readonly group: ServerGroupRecord;
}

function GroupRules({ account, group }: GroupRulesProps) {
  const { firewall_policy: policy } = group;
  if (policy === undefined) return <Waiting title={`Rules of ${groupTitle(group)}`} />;
  if (policy === null) return <StagedRules account={account} group={group} rules={[]} />;
  return <PolicyRules account={account} group={group} policy={policy} />;
}

function PolicyRules({ account, group, policy }: GroupRulesProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy, account);
  const lookup = useLookup();
  if (record?.rules !== undefined) {
    return <StagedRules account={account} group={group} rules={rulesOf(group, lookup)} />;
  }
  if (meta.status === 'error') {
    const { error } = meta;
    return (
      <RecordFailure
        kind="firewall_policy"
        id={policy}
        account={account}
        error={error}
        partial={false}
      />
    );
  }
  return <Waiting title={`Rules of ${groupTitle(group)}`} />;
}
