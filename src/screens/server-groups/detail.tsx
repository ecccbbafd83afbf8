import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { CardOutline } from '@/components/records/page-skeleton';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { canRename } from '@/model/server-group/rules';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { Tag } from '@/ui/chip';
import { Firewall, FirewallOutline } from './detail/firewall';
import { GroupActions } from './detail/group-actions';
import { GroupCloudIps } from './detail/group-cloud-ips';
import { ServersCard } from './detail/servers-card';
import { GROUP_SETTINGS } from './settings';
import { GroupRulesProvider } from './staged/group-rules';
import { SaveBar } from './staged/save-bar';

const PAGE: PageData<'server_group'> = {
  kind: 'server_group',
  noun: 'server group',
  verbs: SERVER_GROUP_VERBS,
  actions: (group) => <GroupActions group={group} />,
  rename: canRename,
  marks: (group) => group.default === true && <Tag tone="grey">default</Tag>,
  main: [{ show: (group) => <Firewall group={group} />, outline: <FirewallOutline /> }],
  side: [
    settingsPart('server_group', GROUP_SETTINGS),
    { show: (group) => <ServersCard group={group} />, outline: <CardOutline title="Servers" /> },
    {
      show: (group) => <GroupCloudIps group={group} />,
      outline: <CardOutline title="Cloud IPs" />,
    },
  ],
  foot: <SaveBar />,
};

export default function ServerGroupDetail({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <GroupRulesProvider key={id} id={id}>
      <RecordPage page={PAGE} id={id} />
    </GroupRulesProvider>
  );
}
