import { costPart } from '@/components/record-page/cost-part';
import { metricsPart } from '@/components/record-page/metrics-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import type { Facts } from '@/model/facts';
import { volumePrice } from '@/model/pricing/prices';
import type { VolumeRecord } from '@/model/records/compute';
import { canEdit } from '@/model/volume/rules';
import { VOLUME_VERBS, volumePrimaryActions } from '@/model/volume/verbs';
import { ServerCard, ServerOutline } from './detail/server-card';
import { VOLUME_SETTINGS } from './settings';

const COST = 'Volume';

function idleVolume({ status, server: id }: VolumeRecord, facts: Facts): string | undefined {
  if (status !== undefined && status !== 'attached') return 'the volume is not attached';
  const server = id ? facts.get('server', id) : undefined;
  return (server?.status ?? 'active') === 'active' ? undefined : 'its server is not running';
}

const PAGE: PageData<'volume'> = {
  kind: 'volume',
  noun: 'volume',
  verbs: VOLUME_VERBS,
  primaryActions: volumePrimaryActions,
  rename: canEdit,
  state: {
    states: {
      failed: {
        tone: 'error',
        title: 'This volume has failed',
        text: 'It cannot be used. Delete it, and create another one.',
      },
    },
    locked:
      'It cannot be attached, resized or deleted until it is unlocked. Renaming it is still possible.',
  },
  main: [metricsPart<'volume'>('volume', idleVolume), settingsPart('volume', VOLUME_SETTINGS)],
  side: [
    { show: (volume) => <ServerCard volume={volume} />, outline: <ServerOutline /> },
    // A local volume is included in its server's price (spec 2 §9).
    costPart<'volume'>([COST], (prices, volume) => [
      {
        label: volume.storage_type === 'local' ? 'Included in the server' : COST,
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
