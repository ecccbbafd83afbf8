import { type ReactNode, use, useRef } from 'react';
import { useAccount } from '@/components/account/account-context';
import { DeploymentContext } from '@/components/deployment/deployment-context';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordId, RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { SettingsCard } from '@/components/settings/settings-card';
import { useFacts } from '@/components/data/use-facts';
import { VerbMenu } from '@/components/verbs/verb-menu';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/server-group/record';
import { canRename } from '@/model/server-group/rules';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { titleOf } from '@/model/title';
import { Tag } from '@/ui/chip';
import { Columns, PageNotes, Stack } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { Firewall } from './detail/firewall';
import { GroupCloudIps } from './detail/group-cloud-ips';
import { GroupSkeleton } from './detail/group-skeleton';
import { ServersCard } from './detail/servers-card';
import { GROUP_SETTINGS } from './settings';
import { GroupRulesProvider } from './staged/group-rules';
import { SaveBar } from './staged/save-bar';

/** A server group's page (spec 2 §2). */
export default function ServerGroupDetail({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <GroupRulesProvider key={id} id={id}>
      <RecordScreen
        kind="server_group"
        id={id}
        noun="server group"
        skeleton={<GroupSkeleton id={id} />}
      >
        {(group, failure) => <GroupPage group={group} failure={failure} />}
      </RecordScreen>
    </GroupRulesProvider>
  );
}

interface GroupPageProps {
  readonly group: ServerGroupRecord;
  readonly failure: ReactNode;
}

function GroupPage({ group, failure }: GroupPageProps) {
  const account = useAccount();
  // Where the focus goes when the bar that had it goes.
  const firewall = useRef<HTMLDivElement>(null);
  const disabledReason = canRename(group, useFacts());
  const { clusterIps = false } = use(DeploymentContext);
  return (
    <Page
      title={<Truncate text={titleOf(group)} />}
      edit={
        <RenamePencil
          to={paths.editor('server_group', account, group.id, 'name')}
          disabledReason={disabledReason}
        />
      }
      status={
        <>
          {group.default === true && <Tag tone="grey">default</Tag>}
          <RecordId compact id={group.id} />
        </>
      }
      actions={
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
      }
    >
      <PageNotes>{failure}</PageNotes>
      <Columns
        aside={
          <>
            <SettingsCard kind="server_group" record={group} settings={GROUP_SETTINGS} />
            <ServersCard group={group} />
            {clusterIps && group.default === false && <GroupCloudIps group={group} />}
          </>
        }
      >
        <div ref={firewall} tabIndex={-1}>
          <Stack gap="m">
            <Firewall group={group} />
          </Stack>
        </div>
      </Columns>
      <SaveBar onDone={() => firewall.current?.focus()} />
    </Page>
  );
}
