import { use } from 'react';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { SettingsCard, SettingsSkeleton } from '@/components/record-page/settings/settings-card';
import { Absent } from '@/components/records/absent';
import { RelativeTime } from '@/components/records/created';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { useAccount } from '@/components/scope/account-scope';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { AccessCard, AccessSkeleton } from '@/components/storage/access/access-card';
import { useSharing } from '@/components/storage/sharing/use-sharing';
import { formatDate } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { formatCount } from '@/lib/text';
import { containerType, repositoryOf } from '@/model/container/container-type';
import { quotaReached } from '@/model/container/quota';
import { isImages } from '@/model/container/rules';
import { CONTAINER_VERBS, containerPrimaryActions } from '@/model/container/verbs';
import { isSite, webAddress } from '@/model/container/web';
import { placeOf } from '@/model/orbit/ids';
import { paths } from '@/model/paths';
import type { ContainerRecord } from '@/model/records/storage';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CodeLine } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { ExternalLink, LinkButton } from '@/ui/link';
import { Meter } from '@/ui/meter';
import { Note } from '@/ui/note';
import { Row, Stack } from '@/ui/page/columns';
import { ORBIT_ACCESS } from './access/place';
import { ContainerLink, ObjectsLink } from './list-parts';
import styles from './detail/container-facts.module.css';
import { CONTAINER_SETTINGS } from './settings';

interface LimitProps {
  readonly label: string;
  readonly held: number | undefined;
  readonly limit: number | null | undefined;
  readonly words: (amount: number) => string;
}

function Limit({ label, held = 0, limit, words }: LimitProps) {
  if (limit === undefined) return <Absent />;
  if (limit === null) return 'no quota';
  const text = `of ${words(limit)}`;
  return (
    <span className={styles.limit}>
      <span>{text}</span>
      <Meter label={label} text={`${words(held)} ${text}`} share={limit === 0 ? 1 : held / limit} />
    </span>
  );
}

interface FactsProps {
  readonly container: ContainerRecord;
  readonly now: number;
}

function ContainerFacts({ container, now }: FactsProps) {
  const { bytes, count, last_modified: at } = container;
  const { quota_bytes: mostBytes, quota_count: mostObjects } = container;
  return (
    <FactStrip>
      <Fact
        label="Objects"
        width="m"
        note={
          <Limit
            label="Objects of the quota"
            held={count}
            limit={mostObjects}
            words={formatCount}
          />
        }
      >
        {count === undefined ? <Absent /> : <ObjectsLink container={container} />}
      </Fact>
      <Fact
        label="Size"
        width="m"
        note={<Limit label="Size of the quota" held={bytes} limit={mostBytes} words={formatSize} />}
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact
        label="Last modified"
        width="l"
        note={at !== undefined && <RelativeTime iso={at} now={now} />}
      >
        {at === undefined ? <Absent /> : formatDate(at)}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['Objects', 'm'],
  ['Size', 'm'],
  ['Last modified', 'l'],
] as const;

function ContainerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

interface NotesProps {
  readonly container: ContainerRecord;
}

function ContainerNotes({ container }: NotesProps) {
  const full = quotaReached(container);
  const { versions_location: versions } = container;
  return (
    <>
      <TypeNote container={container} />
      {full !== undefined && (
        <Note tone="warning" title="This container is full">
          {full}. Nothing more can be uploaded until something is deleted or the quota is raised.
        </Note>
      )}
      {versions && (
        <Note title="Versions mode is on">
          What is overwritten is kept in <ContainerLink name={versions} />, and comes back once its
          successor is deleted.
        </Note>
      )}
    </>
  );
}

function TypeNote({ container }: NotesProps) {
  const account = useAccount();
  const { container: name } = placeOf(container.id);
  const type = containerType(name);
  if (type === 'images') {
    return (
      <Note icon="lock" title="The provider keeps this container">
        It has your server images and Cloud SQL snapshots, to download or share. Nothing of it can
        be uploaded, deleted or changed here.
      </Note>
    );
  }
  if (type === 'ordinary') return null;
  return (
    <Note
      icon="registry"
      title={`This container holds the registry repository ${repositoryOf(name)}`}
      action={
        <LinkButton size="s" to={paths.repository(account, name)}>
          Open repository
        </LinkButton>
      }
    >
      Changing or deleting these objects can break your images.
    </Note>
  );
}

const ALL = { objects: [], directories: [''] };

function SharingCard({ container }: { readonly container: ContainerRecord }) {
  const { share, downloadAll, showCommands } = useSharing(placeOf(container.id).container);
  return (
    <Card title="Share and download">
      <Row>
        <Button icon="link" onClick={() => share('')}>
          Temporary link…
        </Button>
        <Button
          icon="download"
          disabledReason={container.count === 0 ? 'There is nothing in it' : undefined}
          onClick={() => downloadAll(ALL)}
        >
          Download all…
        </Button>
        <Button icon="terminal" onClick={() => showCommands('')}>
          Commands…
        </Button>
      </Row>
    </Card>
  );
}

function WebAddress({ container }: { readonly container: ContainerRecord }) {
  const { orbit } = use(DeploymentContext);
  const site = isSite(container);
  if (!site && container.web_listings !== true) return null;
  const address = webAddress(orbit, container);
  return (
    <Card title={site ? 'Static site' : 'Public listings'}>
      <Stack gap="s">
        <CodeLine text={address} what="the address" />
        <ExternalLink href={address}>{site ? 'Open the site' : 'Open the listings'}</ExternalLink>
      </Stack>
    </Card>
  );
}

const PAGE: PageData<'container'> = {
  kind: 'container',
  noun: 'container',
  verbs: CONTAINER_VERBS,
  primaryActions: containerPrimaryActions,
  notes: (container) => <ContainerNotes container={container} />,
  strip: {
    show: (container, { now }) => <ContainerFacts container={container} now={now} />,
    outline: <ContainerFactsSkeleton />,
  },
  main: [
    { show: (container) => <WebAddress container={container} /> },
    {
      // The provider's own container has none (docs/product/orbit.md#images-container).
      show: (container) =>
        isImages(container) ? null : (
          <SettingsCard kind="container" record={container} settings={CONTAINER_SETTINGS} />
        ),
      outline: <SettingsSkeleton settings={CONTAINER_SETTINGS} />,
    },
    {
      show: (container, facts) => (
        <AccessCard container={container} facts={facts} place={ORBIT_ACCESS} />
      ),
      outline: <AccessSkeleton />,
    },
  ],
  side: [{ show: (container) => <SharingCard container={container} /> }],
};

export default function ContainerDetail({
  container: id,
}: ScreenProps<{ container: 'container' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
