export const METRICS_RANGES = ['HOURS_1', 'HOURS_24', 'HOURS_168', 'HOURS_336'] as const;
export type MetricsRange = (typeof METRICS_RANGES)[number];

interface RangeLabels {
  readonly label: string;
  readonly short: string;
  readonly empty: string;
  readonly ticks: 'quarters' | 'days';
}

export const RANGES: Readonly<Record<MetricsRange, RangeLabels>> = {
  HOURS_1: {
    label: 'Last Hour',
    short: 'Hour',
    empty: 'No data for the last hour',
    ticks: 'quarters',
  },
  HOURS_24: {
    label: 'Last Day',
    short: 'Day',
    empty: 'No data for the last day',
    ticks: 'quarters',
  },
  HOURS_168: {
    label: 'Last Week',
    short: 'Week',
    empty: 'No data for the last week',
    ticks: 'days',
  },
  HOURS_336: {
    label: 'Last 2 Weeks',
    short: '2 Weeks',
    empty: 'No data for the last 2 weeks',
    ticks: 'days',
  },
};
