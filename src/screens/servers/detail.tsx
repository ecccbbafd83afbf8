import { useAccount } from '@/components/account/account-context';
import { MetricsCard } from '@/components/metrics/metrics-card';
import { CloudIpsCard } from '@/components/cloud-ips/cloud-ips-card';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { PageMarks } from '@/components/records/record-status';
import { RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { useFacts } from '@/components/data/use-facts';
import { SettingsCard } from '@/components/settings/settings-card';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { canEdit } from '@/model/server/rules';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { DetailSkeleton } from './detail/detail-skeleton';
import { GroupsCard, SnapshotsCard, TagsCard } from './detail/related-cards';
import { ServerActions } from './detail/server-actions';
import { ServerCost } from './detail/server-cost';
import { ServerFacts } from './detail/server-facts';
import { StatusPanel } from './detail/status-panel';
import { VolumesCard } from './detail/volumes-card';
import { SERVER_SETTINGS } from './settings';

/** A server's page (spec 2 §2). */
export default function ServerDetail({ server: id }: ScreenProps<{ server: 'server' }>) {
  return (
    <RecordScreen kind="server" id={id} noun="server" skeleton={<DetailSkeleton id={id} />}>
      {(server, failure) => <ServerPage server={server} failure={failure} />}
    </RecordScreen>
  );
}

interface ServerPageProps {
  readonly server: ServerRecord;
  readonly failure: React.ReactNode;
}

function ServerPage({ server, failure }: ServerPageProps) {
  const account = useAccount();
  const facts = useFacts();
  return (
    <Page
      title={titleOf(server)}
      edit={
        <RenamePencil
          to={paths.editor('server', account, server.id, 'name')}
          disabledReason={canEdit(server)}
        />
      }
      status={<PageMarks record={server} />}
      actions={<ServerActions server={server} />}
    >
      <PageNotes>
        {failure}
        <StatusPanel server={server} />
      </PageNotes>
      <ServerFacts server={server} facts={facts} />
      <Columns
        aside={
          <>
            <ServerCost server={server} />
            <CloudIpsCard kind="server" id={server.id} ips={server.cloud_ips} />
            <SnapshotsCard server={server} now={facts.now} />
            <TagsCard server={server} />
            <GroupsCard server={server} />
          </>
        }
      >
        <MetricsCard
          kind="server"
          id={server.id}
          several={(server.volumes ?? []).length > 1 ? 'volume' : undefined}
        />
        <SettingsCard kind="server" record={server} settings={SERVER_SETTINGS} />
        <VolumesCard server={server} />
      </Columns>
    </Page>
  );
}
