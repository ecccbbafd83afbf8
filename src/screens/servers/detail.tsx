import { useNavigate } from 'react-router-dom';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { useLookup } from '@/components/store/lookup';
import { useNow } from '@/components/store/use-now';
import { useRecord } from '@/components/store/use-record';
import { paths } from '@/model/paths';
import { serverTitle } from '@/model/server/describe';
import type { ServerRecord } from '@/model/server/record';
import { Icon } from '@/ui/icon';
import { TextLink } from '@/ui/link';
import { Columns } from '@/ui/page/columns';
import { Truncate } from '@/ui/truncate';
import { ConnectCard } from './detail/connect-card';
import styles from './detail/detail.module.css';
import { DetailSkeleton } from './detail/detail-skeleton';
import { ServerActions, ServerSubtitle } from './detail/header-parts';
import { ServerFailure, ServerNotFound } from './detail/missing-server';
import { GroupsCard, SnapshotsCard, TagsCard } from './detail/related-cards';
import { SettingsCard } from './detail/settings-card';
import { StatusPanel } from './detail/status-panel';
import { VolumesCard } from './detail/volumes-card';
import { ServerBadge } from './server-status';

/** How often relative times are told anew, in milliseconds. */
const CLOCK_MS = 30_000;

/** One cloud server: how it is, how to reach it, how it is set up (spec 2 §2). */
export default function ServerDetail({ account, server: id }: ScreenProps<{ server: 'server' }>) {
  const { record, meta } = useRecord('server', id, account);
  if (meta.status === 'not-found') return <ServerNotFound id={id} account={account} />;
  if (record !== undefined) {
    return (
      <ServerPage
        account={account}
        server={record}
        failure={
          meta.status === 'error' && (
            <ServerFailure id={id} account={account} error={meta.error} partial />
          )
        }
      />
    );
  }
  if (meta.status === 'error') {
    return <ServerFailure id={id} account={account} error={meta.error} partial={false} />;
  }
  return <DetailSkeleton id={id} />;
}

interface ServerPageProps {
  readonly account: string;
  readonly server: ServerRecord;
  readonly failure: React.ReactNode;
}

function Pencil({ to }: { readonly to: string }) {
  return (
    <TextLink quiet to={to} className={styles.pencil} aria-label="Rename" title="Rename">
      <Icon name="pencil" size={15} />
    </TextLink>
  );
}

function ServerPage({ account, server, failure }: ServerPageProps) {
  const navigate = useNavigate();
  const lookup = useLookup();
  const now = useNow(CLOCK_MS);
  const editable = server.status !== 'deleting' && server.status !== 'deleted';
  const shared = { server, account };
  return (
    <Page
      title={<Truncate text={serverTitle(server)} />}
      edit={editable && <Pencil to={paths.serverName(account, server.id)} />}
      note={server.locked === true && <LockMark />}
      status={<ServerBadge server={server} filled />}
      subtitle={<ServerSubtitle server={server} lookup={lookup} now={now} />}
      actions={
        <ServerActions
          {...shared}
          onDone={(verb) => {
            if (verb.id === 'delete') void navigate(paths.servers(account));
          }}
        />
      }
    >
      <div className={styles.notes}>
        {failure}
        <StatusPanel server={server} />
      </div>
      <Columns
        aside={
          <>
            <GroupsCard {...shared} />
            <SnapshotsCard {...shared} now={now} />
            <TagsCard {...shared} />
          </>
        }
      >
        <ConnectCard {...shared} />
        <SettingsCard {...shared} now={now} editable={editable} />
        <VolumesCard {...shared} />
      </Columns>
    </Page>
  );
}

function LockMark() {
  return (
    <span title="Locked">
      <Icon name="lock" />
      <span className="visually-hidden">Locked</span>
    </span>
  );
}
