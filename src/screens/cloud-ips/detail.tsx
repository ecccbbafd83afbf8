import { costPart } from '@/components/record-page/cost-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { CLOUD_IP_VERBS, cloudIpPrimaryActions } from '@/model/cloud-ip/verbs';
import { KINDS } from '@/model/kinds';
import { cloudIpPrice } from '@/model/pricing/prices';
import { CloudIpFacts, CloudIpFactsSkeleton } from './detail/cloud-ip-facts';
import { CLOUD_IP_SETTINGS } from './settings';

const COST = KINDS.cloud_ip.singular;

const PAGE: PageData<'cloud_ip'> = {
  kind: 'cloud_ip',
  noun: 'cloud IP',
  verbs: CLOUD_IP_VERBS,
  primaryActions: cloudIpPrimaryActions,
  subtitle: ({ name }) => name || undefined,
  state: {
    states: {
      reserved: {
        tone: 'info',
        title: 'This cloud IP is reserved',
        text: 'A server that is being created gets it. Until then it cannot be mapped.',
      },
    },
  },
  strip: {
    show: (ip, facts) => <CloudIpFacts ip={ip} lookup={facts} />,
    outline: <CloudIpFactsSkeleton />,
  },
  main: [settingsPart('cloud_ip', CLOUD_IP_SETTINGS)],
  side: [costPart([COST], (prices) => [{ label: COST, price: cloudIpPrice(prices) }])],
};

export default function CloudIpDetail({ cloud_ip: id }: ScreenProps<{ cloud_ip: 'cloud_ip' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
