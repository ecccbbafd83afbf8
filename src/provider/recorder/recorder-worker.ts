import { createKeeping } from './keeping';
import type { ReportOrder } from './make-report';
import type { MadeReport } from './report-text';
import { createRing } from './ring';
import type { Sent } from './as-sent';
import { createShelf } from './shelf';

/** Message from the page: an entry, or a numbered order of a report. */
export type Wanted =
  | { readonly heard: Sent }
  | { readonly number: number; readonly order: ReportOrder };

/** Message from the worker: that it is ready, or a result. */
export type Told =
  | { readonly isReady: true }
  /** Id of the claim whose recording a reload will lose. */
  | { readonly unkept: string }
  | { readonly number: number; readonly made: MadeReport }
  | { readonly number: number; readonly failed: string };

const tell = (told: Told) => {
  postMessage(told);
};

const ring = createRing(createKeeping(createShelf(), (unkept) => tell({ unkept })));

async function make(number: number, order: ReportOrder): Promise<void> {
  try {
    tell({ number, made: await ring.make(order) });
  } catch (thrown) {
    tell({ number, failed: thrown instanceof Error ? thrown.message : String(thrown) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  if ('heard' in data) void ring.take(data.heard);
  else void make(data.number, data.order);
});
tell({ isReady: true });
