import { costPart } from '@/components/record-page/cost-part';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { Absent } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/record-link';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { addressesOf, destinationOf } from '@/model/cloud-ip/describe';
import { CLOUD_IP_VERBS, cloudIpPrimaryActions } from '@/model/cloud-ip/verbs';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import { cloudIpPrice } from '@/model/pricing/prices';
import type { CloudIpRecord } from '@/model/records/network';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { CLOUD_IP_SETTINGS } from './settings';
import { words } from './words';

function Address({ text }: { readonly text: string }) {
  return (
    <>
      <code title={text}>{text}</code>
      <CopyButton compact text={text} what={words.page.copyAddress} />
    </>
  );
}

interface FactsProps {
  readonly ip: CloudIpRecord;
  readonly lookup: Lookup;
}

function Destination({ ip, lookup }: FactsProps) {
  const to = destinationOf(ip, lookup);
  if (to) return <IdLink kind={to.kind} id={to.id} />;
  if (to === undefined) return ip.interface ? <code>{ip.interface}</code> : <Absent />;
  // The destination of a mapping shows once it is mapped.
  return <span className="muted">{ip.status === 'mapping' ? '–' : words.page.noDestination}</span>;
}

function CloudIpFacts({ ip, lookup }: FactsProps) {
  const to = destinationOf(ip, lookup);
  const [first, second] = addressesOf(ip);
  return (
    <FactStrip>
      <Fact label={words.labels.addresses} width="xl" note={second && <Address text={second} />}>
        {first === undefined ? <Absent /> : <Address text={first} />}
      </Fact>
      <Fact
        label={words.labels.destination}
        width="l"
        note={to && <span>{KINDS[to.kind].singular}</span>}
      >
        <Destination ip={ip} lookup={lookup} />
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  [words.labels.addresses, 'xl'],
  [words.labels.destination, 'l'],
] as const;

function CloudIpFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}

const COST = KINDS.cloud_ip.singular;

const PAGE: PageData<'cloud_ip'> = {
  kind: 'cloud_ip',
  noun: words.page.noun,
  verbs: CLOUD_IP_VERBS,
  primaryActions: cloudIpPrimaryActions,
  subtitle: ({ name }) => name || undefined,
  state: {
    states: {
      reserved: {
        tone: 'info',
        title: words.page.reservedTitle,
        text: words.page.reserved,
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
