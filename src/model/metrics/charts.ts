import type { Kind } from '@/model/kinds';

export type MetricUnit = 'percent' | 'bytes' | 'operations';

/** A chart of a resource's metrics. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  /** Draws lines for each. */
  readonly each?: 'interface' | 'volume';
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

/** The charts of each kind (spec 2 §§2 and 7). */
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

/** A kind with charts. */
export type ChartedKind = keyof typeof CHARTS;
