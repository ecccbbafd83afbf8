import { useAccount } from '@/components/account/account-context';
import { MetricsCard } from '@/components/metrics/metrics-card';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { LockBadge, RenamePencil } from '@/components/records/record-badges';
import { RecordScreen } from '@/components/records/record-screen';
import { useLookup } from '@/components/data/lookup';
import { SettingsCard } from '@/components/settings/settings-card';
import { useNow } from '@/components/time/use-now';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/server/record';
import { canEdit } from '@/model/server/rules';
import { titleOf } from '@/model/title';
import { Columns, PageNotes } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { ConnectCard } from './detail/connect-card';
import { DetailSkeleton } from './detail/detail-skeleton';
import { ServerActions, ServerSubtitle } from './detail/header-parts';
import { GroupsCard, SnapshotsCard, TagsCard } from './detail/related-cards';
import { ServerCost } from './detail/server-cost';
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
  const lookup = useLookup();
  const now = useNow();
  return (
    <Page
      title={<Truncate text={titleOf(server)} />}
      edit={
        <RenamePencil
          to={paths.editor('server', account, server.id, 'name')}
          disabledReason={canEdit(server)}
        />
      }
      note={server.locked === true && <LockBadge />}
      status={<RecordBadge record={server} />}
      subtitle={<ServerSubtitle server={server} lookup={lookup} now={now} />}
      actions={<ServerActions server={server} />}
    >
      <PageNotes>
        {failure}
        <StatusPanel server={server} />
      </PageNotes>
      <Columns
        aside={
          <>
            <ServerCost server={server} />
            <SnapshotsCard server={server} now={now} />
            <TagsCard server={server} />
            <GroupsCard server={server} />
          </>
        }
      >
        <ConnectCard server={server} />
        <SettingsCard kind="server" record={server} settings={SERVER_SETTINGS} />
        <MetricsCard
          kind="server"
          id={server.id}
          several={(server.volumes ?? []).length > 1 ? 'volume' : undefined}
        />
        <VolumesCard server={server} />
      </Columns>
    </Page>
  );
}
