import { createKeeping } from './keeping';
import type { ReportOrder } from './make-report';
import type { MadeReport } from './report-text';
import { createRing } from './ring';
import type { Sent } from './as-sent';
import { createShelf } from './shelf';

/** What the page hands on, and asks for by a number. */
export type Wanted =
  | { readonly heard: Sent }
  | { readonly number: number; readonly order: ReportOrder };

/** That it can be handed something, and what was made. */
export type Told =
  | { readonly isReady: true }
  /** A reload will lose what was to be kept under the claim of that id. */
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
