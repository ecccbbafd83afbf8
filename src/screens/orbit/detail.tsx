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
import { words } from './words';

interface LimitProps {
  readonly label: string;
  readonly held: number | undefined;
  readonly limit: number | undefined;
  readonly format: (amount: number) => string;
}

function Limit({ label, held = 0, limit, format }: LimitProps) {
  if (limit === undefined) return <Absent />;
  const most = format(limit);
  return (
    <span className={styles.limit}>
      <span>{words.page.ofQuota(most)}</span>
      <Meter
        label={label}
        text={words.page.heldOfQuota(format(held), most)}
        share={limit === 0 ? 1 : held / limit}
      />
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
        label={words.list.objects}
        width="m"
        note={
          mostObjects === null ? undefined : (
            <Limit
              label={words.page.objectsOfQuota}
              held={count}
              limit={mostObjects}
              format={formatCount}
            />
          )
        }
      >
        {count === undefined ? <Absent /> : <ObjectsLink container={container} />}
      </Fact>
      <Fact
        label={words.page.size}
        width="m"
        note={
          mostBytes === null ? undefined : (
            <Limit
              label={words.page.sizeOfQuota}
              held={bytes}
              limit={mostBytes}
              format={formatSize}
            />
          )
        }
      >
        {bytes === undefined ? <Absent /> : formatSize(bytes)}
      </Fact>
      <Fact
        label={words.page.lastModified}
        width="l"
        note={at !== undefined && <RelativeTime iso={at} now={now} />}
      >
        {at === undefined ? <Absent /> : formatDate(at)}
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  [words.list.objects, 'm'],
  [words.page.size, 'm'],
  [words.page.lastModified, 'l'],
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
        <Note tone="warning" title={words.page.fullTitle}>
          {words.page.full(full)}
        </Note>
      )}
      {versions && (
        <Note title={words.page.versionsTitle}>
          {words.page.versions(<ContainerLink name={versions} />)}
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
      <Note icon="lock" title={words.page.imagesTitle}>
        {words.page.images}
      </Note>
    );
  }
  if (type === 'ordinary') return null;
  return (
    <Note
      icon="registry"
      title={words.page.repositoryTitle(repositoryOf(name))}
      action={
        <LinkButton size="s" to={paths.repository(account, name)}>
          {words.page.openRepository}
        </LinkButton>
      }
    >
      {words.page.repository}
    </Note>
  );
}

const ALL = { objects: [], directories: [''] };

function SharingCard({ container }: { readonly container: ContainerRecord }) {
  const { share, downloadAll, showCommands } = useSharing(placeOf(container.id).container);
  return (
    <Card title={words.page.sharingTitle}>
      <Row>
        <Button icon="link" onClick={() => share('')}>
          {words.page.temporaryLink}
        </Button>
        <Button
          icon="download"
          disabledReason={container.count === 0 ? words.page.nothingToDownload : undefined}
          onClick={() => downloadAll(ALL)}
        >
          {words.page.downloadAll}
        </Button>
        <Button icon="terminal" onClick={() => showCommands('')}>
          {words.page.commands}
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
    <Card title={site ? words.staticSite.title : words.publicListings.title}>
      <Stack gap="s">
        <CodeLine text={address} what={words.page.address} />
        <ExternalLink href={address}>
          {site ? words.page.openSite : words.page.openListings}
        </ExternalLink>
      </Stack>
    </Card>
  );
}

const PAGE: PageData<'container'> = {
  kind: 'container',
  noun: words.page.noun,
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
