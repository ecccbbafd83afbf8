import type { Kind } from '@/model/kinds';

export type MetricUnit = 'percent' | 'bytes' | 'operations' | 'count' | 'rate';

/** Index of a colour in the palette of `tokens.css`. */
export const CHART_COLOUR = { blue: 0, green: 2, orange: 3, red: 4, grey: 9 } as const;

type Series = readonly [name: string, label: string, colour?: keyof typeof CHART_COLOUR];

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly unit: MetricUnit;
  readonly each?: 'interface' | 'volume';
  readonly series: readonly Series[];
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

export const CHARTS = {
  server: [
    { id: 'cpu', title: 'CPU utilisation', unit: 'percent', series: [['cpu_percent', 'CPU']] },
    {
      id: 'network',
      title: 'Network data',
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
  load_balancer: [
    {
      id: 'connections',
      title: 'Connections',
      unit: 'count',
      series: [['frontend_connections', 'Connections']],
    },
    {
      id: 'responses',
      title: 'HTTP responses',
      unit: 'rate',
      series: [
        ['frontend_http_responses_1xx', '1xx', 'grey'],
        ['frontend_http_responses_2xx', '2xx', 'green'],
        ['frontend_http_responses_3xx', '3xx', 'blue'],
        ['frontend_http_responses_4xx', '4xx', 'orange'],
        ['frontend_http_responses_5xx', '5xx', 'red'],
      ],
    },
    {
      id: 'requests',
      title: 'Request rate',
      unit: 'rate',
      series: [['frontend_requests', 'Requests']],
    },
    {
      id: 'traffic',
      title: 'Traffic',
      unit: 'bytes',
      series: [
        ['frontend_receive_bytes', 'In'],
        ['frontend_transmit_bytes', 'Out'],
      ],
    },
  ],
  database_server: [
    { id: 'cpu', title: 'CPU utilisation', unit: 'percent', series: [['cpu_percent', 'CPU']] },
    { id: 'ram', title: 'RAM', unit: 'percent', series: [['ram_percent', 'RAM']] },
    { id: 'disk', title: 'Disk', unit: 'percent', series: [['disk_percent', 'Disk']] },
    {
      id: 'network',
      title: 'Network data',
      unit: 'bytes',
      series: [
        ['receive_bytes', 'Received'],
        ['transmit_bytes', 'Sent'],
      ],
    },
    {
      id: 'disk-bytes',
      title: 'Disk IO in Bytes',
      unit: 'bytes',
      series: [
        ['disk_read_bytes', 'Read'],
        ['disk_write_bytes', 'Write'],
      ],
    },
    {
      id: 'disk-operations',
      title: 'Disk IO in IOPS',
      unit: 'operations',
      series: [
        ['disk_read_iops', 'Read'],
        ['disk_write_iops', 'Write'],
      ],
    },
  ],
} as const satisfies Partial<Record<Kind, readonly Chart[]>>;

export type ChartedKind = keyof typeof CHARTS;
