import type { Kind } from '@/model/kinds';

/** What a measure is counted in: percent, bytes a second, or operations a second. */
export type MetricUnit = 'percent' | 'bytes' | 'operations';

/** One chart of a resource: which series it shows, and under which words. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  /** What within the resource each line is of; the resource itself unless said otherwise. */
  readonly each?: 'interface' | 'volume';
  /** What the series of one name are called. */
  readonly series: readonly (readonly [name: string, label: string])[];
}

const DISK_BYTES: Chart = {
  id: 'disk-bytes',
  title: 'Disk IO in Bytes',
  unit: 'bytes',
  each: 'volume',
  series: [
    ['volume_read_bytes', 'Read'],
    ['volume_write_bytes', 'Write'],
  ],
};

const DISK_OPERATIONS: Chart = {
  id: 'disk-operations',
  title: 'Disk IO in IOPS',
  unit: 'operations',
  each: 'volume',
  series: [
    ['volume_read_iops', 'Read'],
    ['volume_write_iops', 'Write'],
  ],
};

/** The charts of each kind that has any (spec 2 §§2 and 7). */
export const CHARTS = {
  server: [
    { id: 'cpu', title: 'CPU Utilisation', unit: 'percent', series: [['cpu_percent', 'CPU']] },
    {
      id: 'network',
      title: 'Network Data',
      unit: 'bytes',
      each: 'interface',
      series: [
        ['receive_bytes', 'Received'],
        ['transmit_bytes', 'Sent'],
      ],
    },
    DISK_BYTES,
    DISK_OPERATIONS,
  ],
  volume: [DISK_BYTES, DISK_OPERATIONS],
} as const satisfies Partial<Record<Kind, readonly Chart[]>>;

/** A kind whose pages have charts. */
export type ChartedKind = keyof typeof CHARTS;
