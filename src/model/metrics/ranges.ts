export const METRICS_RANGES = ['HOURS_1', 'HOURS_24', 'HOURS_168', 'HOURS_336'] as const;
export type MetricsRange = (typeof METRICS_RANGES)[number];

interface RangeLabels {
  readonly label: string;
  /** The label's end, for a narrow screen. */
  readonly short: string;
  readonly empty: string;
  readonly ticks: 'quarters' | 'days';
}

export const RANGES: Readonly<Record<MetricsRange, RangeLabels>> = {
  HOURS_1: {
    label: 'Last hour',
    short: 'hour',
    empty: 'No data for the last hour',
    ticks: 'quarters',
  },
  HOURS_24: {
    label: 'Last day',
    short: 'day',
    empty: 'No data for the last day',
    ticks: 'quarters',
  },
  HOURS_168: {
    label: 'Last week',
    short: 'week',
    empty: 'No data for the last week',
    ticks: 'days',
  },
  HOURS_336: {
    label: 'Last 2 weeks',
    short: '2 weeks',
    empty: 'No data for the last 2 weeks',
    ticks: 'days',
  },
};
