import { MetricsCard } from '@/components/metrics/metrics-card';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { LockMark, RenamePencil } from '@/components/records/record-marks';
import { RecordScreen } from '@/components/records/record-screen';
import { useLookup } from '@/components/store/lookup';
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

/** One cloud server: how it is, how to reach it, how it is set up (spec 2 §2). */
export default function ServerDetail({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  return (
    <RecordScreen
      kind="server"
      id={id}
      account={account}
      noun="server"
      skeleton={<DetailSkeleton id={id} />}
    >
      {(server, failure) => <ServerPage account={account} server={server} failure={failure} />}
    </RecordScreen>
  );
}

interface ServerPageProps {
  readonly account: string;
  readonly server: ServerRecord;
  readonly failure: React.ReactNode;
}

function ServerPage({ account, server, failure }: ServerPageProps) {
  const lookup = useLookup();
  const now = useNow();
  const shared = { server, account };
  return (
    <Page
      title={<Truncate text={titleOf(server)} />}
      edit={
        <RenamePencil
          to={paths.editor('server', account, server.id, 'name')}
          barred={canEdit(server)}
        />
      }
      note={server.locked === true && <LockMark />}
      status={<RecordBadge record={server} filled />}
      subtitle={<ServerSubtitle server={server} lookup={lookup} now={now} />}
      actions={<ServerActions {...shared} />}
    >
      <PageNotes>
        {failure}
        <StatusPanel server={server} />
      </PageNotes>
      <Columns
        aside={
          <>
            <ServerCost {...shared} />
            <SnapshotsCard {...shared} now={now} />
            <TagsCard {...shared} />
            <GroupsCard {...shared} />
          </>
        }
      >
        <ConnectCard {...shared} />
        <SettingsCard kind="server" record={server} account={account} settings={SERVER_SETTINGS} />
        <MetricsCard
          kind="server"
          id={server.id}
          account={account}
          several={(server.volumes ?? []).length > 1 ? 'volume' : undefined}
        />
        <VolumesCard {...shared} />
      </Columns>
    </Page>
  );
}
