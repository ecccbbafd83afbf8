import { useSelector } from 'react-redux';
import { VerbButton } from '@/components/lists/verbs/record-actions';
import { costPart } from '@/components/record-page/cost-part';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { whenKnown } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/record-link';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import type { Facts } from '@/model/facts';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/records/compute';
import { verbOf } from '@/model/verb';
import { canEdit } from '@/model/volume/rules';
import { VOLUME_VERBS, volumePrimaryActions } from '@/model/volume/verbs';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { VOLUME_SETTINGS } from './settings';
import { words } from './words';

const BOOT = verbOf(VOLUME_VERBS, 'boot');

interface ServerCardProps {
  readonly volume: VolumeRecord;
}

function ServerCard({ volume }: ServerCardProps) {
  const { server: id } = volume;
  const server = useSelector((state: WithResources) =>
    id ? selectRecord(state, 'server', id) : undefined,
  );
  if (!id) {
    return (
      <Card title={words.labels.server}>
        {whenKnown(id, () => (
          <p className="muted">{words.page.notAttached}</p>
        ))}
      </Card>
    );
  }
  return (
    <Card title={words.labels.server}>
      <Stack gap="m">
        <Row>
          <IdLink kind="server" id={id} />
          <RecordBadge record={server} />
        </Row>
        <p className="muted">
          {whenKnown(volume.boot, (boot) => (boot ? words.page.bootVolume : words.page.dataVolume))}
        </p>
        {volume.boot !== true && (
          <Row>
            <VerbButton record={volume} verb={BOOT} />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function ServerOutline() {
  return (
    <Card title={words.labels.server}>
      <Stack gap="m">
        <Skeleton width="short" />
        <Skeleton width="long" />
      </Stack>
    </Card>
  );
}

function idleVolume({ status, server: id }: VolumeRecord, facts: Facts): string | undefined {
  if (status !== undefined && status !== 'attached') return words.page.notAttachedMetrics;
  const server = id ? facts.get('server', id) : undefined;
  return (server?.status ?? 'active') === 'active' ? undefined : words.page.notRunningMetrics;
}

const PAGE: PageData<'volume'> = {
  kind: 'volume',
  noun: words.page.noun,
  verbs: VOLUME_VERBS,
  primaryActions: volumePrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failed: {
        tone: 'error',
        title: words.page.failedTitle,
        text: words.page.failed,
      },
    },
    locked: words.page.locked,
  },
  main: [metricsPart<'volume'>('volume', idleVolume), settingsPart('volume', VOLUME_SETTINGS)],
  side: [
    { show: (volume) => <ServerCard volume={volume} />, outline: <ServerOutline /> },
    // A local volume is included in its server's price: docs/product/volumes.md#price-local.
    costPart<'volume'>([words.labels.volume], (prices, volume) => [
      {
        label: volume.storage_type === 'local' ? words.page.includedCost : words.labels.volume,
        price:
          volume.size === undefined || volume.storage_type === undefined
            ? 'unread'
            : volumePrice(prices, volume),
      },
    ]),
  ],
};

export default function VolumeDetail({ volume: id }: ScreenProps<{ volume: 'volume' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
