import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { useAccount } from '@/components/scope/account-context';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/records/compute';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';

export function GroupActions({ group }: { readonly group: ServerGroupRecord }) {
  const account = useAccount();
  return (
    <VerbMenu
      record={group}
      verbs={SERVER_GROUP_VERBS}
      variant="page"
      more={[
        {
          id: 'copy-rules',
          label: 'Copy rules from another group…',
          icon: 'copy',
          section: 'Firewall',
          href: paths.firewallRulesCopy(account, group.id),
        },
      ]}
    />
  );
}
