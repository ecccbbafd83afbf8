import { Absent } from '@/components/records/absent';
import { IdLink } from '@/components/records/links/id-link';
import { addressesOf, destinationOf } from '@/model/cloud-ip/describe';
import type { Lookup } from '@/model/facts';
import { KINDS } from '@/model/kinds';
import type { CloudIpRecord } from '@/model/records/network';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';

function Address({ text }: { readonly text: string }) {
  return (
    <>
      <code title={text}>{text}</code>
      <CopyButton compact text={text} what="the address" />
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
  return <span className="muted">{ip.status === 'mapping' ? '–' : 'nothing'}</span>;
}

export function CloudIpFacts({ ip, lookup }: FactsProps) {
  const to = destinationOf(ip, lookup);
  const [first, second] = addressesOf(ip);
  return (
    <FactStrip>
      <Fact label="IP Addresses" width="xl" note={second && <Address text={second} />}>
        {first === undefined ? <Absent /> : <Address text={first} />}
      </Fact>
      <Fact label="Destination" width="l" note={to && <span>{KINDS[to.kind].singular}</span>}>
        <Destination ip={ip} lookup={lookup} />
      </Fact>
    </FactStrip>
  );
}

const SHAPES = [
  ['IP Addresses', 'xl'],
  ['Destination', 'l'],
] as const;

export function CloudIpFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
