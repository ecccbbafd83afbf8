import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useQuery } from '@/components/scope/data/use-query';
import { counted } from '@/lib/text';
import type { Facts } from '@/model/facts';
import type { MetricUnit } from '@/model/metrics/charts';
import { sumByTime } from '@/model/metrics/lines';
import { formatMetric } from '@/model/metrics/value-axis';
import type { ServerRecord } from '@/model/records/compute';
import { selectPreferences } from '@/store/preferences/preferences-slice';
import { metricsQuery } from '@/store/queries/metrics-query';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { Sparkline } from '@/ui/charts/sparkline';
import { Fact } from '@/ui/fact-strip';
import { Skeleton } from '@/ui/skeleton';

interface UsageProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly unit: MetricUnit;
  readonly least: number;
  readonly values: readonly (number | null)[];
  readonly isPending: boolean;
}

function Usage({ label, note, unit, least, values, isPending }: UsageProps) {
  const latest = values.findLast((value) => value !== null);
  const words = latest === undefined ? '–' : formatMetric(unit, latest);
  return (
    <Fact
      label={label}
      width="m"
      note={<span>{note}</span>}
      drawing={<Sparkline values={values} least={least} />}
    >
      {isPending ? <Skeleton width="long" /> : <span className="number">{words}</span>}
    </Fact>
  );
}

interface UsageFactsProps {
  readonly server: ServerRecord;
  readonly facts: Facts;
}

export function UsageFacts({ server: { id, server_type: type }, facts }: UsageFactsProps) {
  const { metricsRange: range } = useSelector(selectPreferences);
  const { data, status } = useQuery(metricsQuery, { resource: id, range });
  const cores = type ? facts.get('server_type', type)?.cores : undefined;
  const cpu = useMemo(() => sumByTime(data, ['cpu_percent']), [data]);
  const network = useMemo(() => sumByTime(data, ['receive_bytes', 'transmit_bytes']), [data]);
  const isPending = isFirstReadPending(status);
  return (
    <>
      <Usage
        label="CPU"
        note={cores === undefined ? undefined : `of ${counted(cores, 'core')}`}
        unit="percent"
        least={100}
        values={cpu}
        isPending={isPending}
      />
      <Usage
        label="Network"
        note="in and out"
        unit="bytes"
        least={1}
        values={network}
        isPending={isPending}
      />
    </>
  );
}
