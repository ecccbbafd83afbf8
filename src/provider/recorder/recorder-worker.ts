import type { MadeReport, ReportOrder } from './make-report';
import { createBuffer, type Snapshot } from './buffer';
import type { Sent } from './as-sent';

export type Wanted =
  | { readonly exchange: Sent }
  | { readonly number: number; readonly order: ReportOrder };

export type Told =
  | { readonly isReady: true }
  | { readonly snapshot: Snapshot }
  | { readonly number: number; readonly made: MadeReport }
  | { readonly number: number; readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

const buffer = createBuffer((snapshot) => tell({ snapshot }));

async function make(number: number, order: ReportOrder): Promise<void> {
  try {
    tell({ number, made: await buffer.make(order) });
  } catch (thrown) {
    tell({ number, failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  if ('exchange' in data) void buffer.take(data.exchange);
  else void make(data.number, data.order);
});
tell({ isReady: true });
