import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Absent, NONE, whenKnown } from '@/components/records/absent';
import { PriceLabel } from '@/components/records/billing/price-label';
import { usePrices } from '@/components/records/billing/use-prices';
import { IdLink, selectRecordName } from '@/components/records/links/record-link';
import { useQuery } from '@/components/scope/data/use-query';
import { elapsed, formatDate, formatSince } from '@/lib/dates';
import type { Facts } from '@/model/facts';
import type { MetricUnit } from '@/model/metrics/charts';
import { sumByTime } from '@/model/metrics/lines';
import { formatMetric, valueAxis } from '@/model/metrics/value-axis';
import { serverTypePrice } from '@/model/pricing/prices';
import type { ServerRecord } from '@/model/records/compute';
import { ownAddresses } from '@/model/server/addresses';
import { type ConnectHint, connectHint } from '@/model/server/connect';
import { mayRun } from '@/model/server/describe';
import { ageProblem } from '@/model/server/rules';
import { isGone } from '@/model/status';
import { zoneLabel } from '@/model/zone/describe';
import { selectPreferences } from '@/store/preferences/preferences-slice';
import { metricsQuery } from '@/store/queries/metrics-query';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Sparkline } from '@/ui/charts/sparkline';
import { CopyButton } from '@/ui/copy-button';
import { Fact, FactStrip, FactStripOutline } from '@/ui/fact-strip';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { Time } from '@/ui/time';
import { storageLabel, typeTitle } from '@/screens/servers/list-parts';
import { useCloudIpMapping } from '@/screens/servers/use-cloud-ip-mapping';
import { words } from '../words';

interface UsageProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly unit: MetricUnit;
  readonly values: readonly (number | null)[];
  readonly isPending: boolean;
}

function Usage({ label, note, unit, values, isPending }: UsageProps) {
  const latest = values.findLast((each) => each !== null);
  const value = latest === undefined ? '–' : formatMetric(unit, latest);
  const highest = values.reduce<number>((most, each) => Math.max(most, each ?? 0), 0);
  return (
    <Fact
      label={label}
      width="m"
      note={<span>{note}</span>}
      drawing={<Sparkline values={values} top={valueAxis(unit, highest).top} />}
    >
      {isPending ? <Skeleton width="long" /> : <span className="number">{value}</span>}
    </Fact>
  );
}

interface UsageFactsProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

const NO_VALUES: readonly (number | null)[] = [];

function UsageFacts({ server, facts }: UsageFactsProps) {
  const { id, server_type: type } = server;
  const { metricsRange: range } = useSelector(selectPreferences);
  const { data, status } = useQuery(metricsQuery, { resource: id, range });
  const cores = type ? facts.get('server_type', type)?.cores : undefined;
  const cpu = useMemo(() => sumByTime(data, ['cpu_percent']), [data]);
  const network = useMemo(() => sumByTime(data, ['receive_bytes', 'transmit_bytes']), [data]);
  const isUp = mayRun(server);
  const isPending = isUp && isFirstReadPending(status);
  return (
    <>
      <Usage
        label={words.facts.cpu}
        note={cores === undefined ? undefined : words.facts.ofCores(cores)}
        unit="percent"
        values={isUp ? cpu : NO_VALUES}
        isPending={isPending}
      />
      <Usage
        label={words.facts.network}
        note={words.facts.networkNote}
        unit="bytes"
        values={isUp ? network : NO_VALUES}
        isPending={isPending}
      />
    </>
  );
}

interface CopiedProps {
  readonly text: string;
  readonly what: string;
}

function Copied({ text, what }: CopiedProps) {
  return (
    <>
      <code title={text}>{text}</code>
      <CopyButton compact text={text} what={what} />
    </>
  );
}

function CloudIp({ id }: { readonly id: string }) {
  const address = useSelector((state: WithResources) => selectRecordName(state, 'cloud_ip', id));
  return (
    <>
      <span className="mono">
        <IdLink kind="cloud_ip" id={id} quiet />
      </span>
      {address !== undefined && (
        <CopyButton compact text={address} what={words.facts.cloudIpCopied} />
      )}
    </>
  );
}

function Connection({ hint }: { readonly hint: ConnectHint }) {
  if (hint.protocol === 'ssh') return <Copied text={hint.line} what={words.facts.sshCopied} />;
  return (
    <>
      <span>{words.facts.remoteDesktop(<code>{hint.user}</code>)}</span>
      <CopyButton compact text={hint.host} what={words.facts.remoteDesktopCopied} />
    </>
  );
}

interface AddressFactProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

function AddressFact({ server, facts }: AddressFactProps) {
  const { status, cloud_ips: ips } = server;
  const isMapping = useCloudIpMapping(server);
  const [ip, ...more] = ips ?? [];
  const own = ownAddresses(server, facts).ipv6;
  const ipv6 = own?.[0];
  const isReachable = status !== 'creating' && status !== 'failed' && !isGone(status);
  const hint = isReachable ? connectHint(server, facts) : undefined;
  return (
    <Fact
      label={
        isReachable && !isMapping && ips?.length === 0 && ipv6
          ? words.facts.ipv6Address
          : words.labels.address
      }
      width="xl"
      note={hint && <Connection hint={hint} />}
    >
      {ip !== undefined ? (
        <>
          <CloudIp id={ip} />
          {more.length > 0 && (
            <span className="muted">{words.facts.moreCloudIps(more.length)}</span>
          )}
          {isMapping && <span className="muted">{words.facts.alsoMapping}</span>}
        </>
      ) : isMapping ? (
        <>
          <Spinner />
          <span>{words.labels.cloudIpMapping}</span>
        </>
      ) : ips === undefined || own === undefined ? (
        <Absent />
      ) : ipv6 === undefined ? (
        <span className="muted">{words.facts.noAddress}</span>
      ) : (
        <Copied text={ipv6} what={words.labels.ipv6Copied} />
      )}
    </Fact>
  );
}

interface FactsProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

function TypeFact({ server, facts }: FactsProps) {
  const prices = usePrices();
  const { server_type: id } = server;
  const type = id ? facts.get('server_type', id) : undefined;
  const cores = type?.cores === undefined ? undefined : words.types.cores(type.cores);
  const storage = type && storageLabel(type);
  return (
    <Fact
      label={words.labels.type}
      width="l"
      note={
        type && (
          <span>
            {/* docs/product/servers.md#resize-age */}
            {ageProblem(server) ?? (
              <>
                {storage}
                <span data-roomy>
                  {storage && ', '}
                  {words.facts.monthlyPrice(<PriceLabel price={serverTypePrice(prices, type)} />)}
                </span>
              </>
            )}
          </span>
        )
      }
    >
      {whenKnown(id, () =>
        type ? (
          <span>{[typeTitle(type), cores].filter((word) => word !== undefined).join(', ')}</span>
        ) : id ? (
          <code>{id}</code>
        ) : (
          NONE
        ),
      )}
    </Fact>
  );
}

function ZoneFact({ server: { zone: id }, facts }: FactsProps) {
  const handle = id ? facts.get('zone', id)?.handle : undefined;
  return (
    <Fact label={words.labels.zone} width="xs" note={handle && <code>{handle}</code>}>
      {whenKnown(id, () => (
        <span>{handle ? zoneLabel(handle) : id ? <code>{id}</code> : NONE}</span>
      ))}
    </Fact>
  );
}

function UptimeFact({ server: { status, started_at: started }, facts: { now } }: FactsProps) {
  const isUp = status === 'active' && started;
  const withTime = (text: string): ReactNode =>
    started && (
      <Time iso={started} exact={formatDate(started)}>
        {text}
      </Time>
    );
  if (started === undefined || status === undefined) {
    return <Fact label={words.facts.upSince}>{<Absent />}</Fact>;
  }
  return (
    <Fact label={words.facts.upSince} note={isUp && <span>{elapsed(started, now)}</span>}>
      {isUp ? withTime(formatSince(started, now)) : <span className="muted">–</span>}
    </Fact>
  );
}

export function ServerFacts({ server, facts }: FactsProps) {
  return (
    <FactStrip>
      <AddressFact server={server} facts={facts} />
      <TypeFact server={server} facts={facts} />
      <ZoneFact server={server} facts={facts} />
      <UptimeFact server={server} facts={facts} />
      <UsageFacts server={server} facts={facts} />
    </FactStrip>
  );
}

const SHAPES = [
  [words.labels.address, 'xl'],
  [words.labels.type, 'l'],
  [words.labels.zone, 'xs'],
  [words.facts.upSince, 's'],
  [words.facts.cpu, 'm'],
  [words.facts.network, 'm'],
] as const;

export function ServerFactsSkeleton() {
  return <FactStripOutline facts={SHAPES} />;
}
