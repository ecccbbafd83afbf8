import type { ReportOrder } from '@/provider/recorder/make-report';

/** Builds the order of a report by a page loaded at that time, just now by default. */
export const orderAt = (now: number, isPlain = false, loaded = now): ReportOrder => ({
  isPlain,
  now,
  since: { at: loaded, why: 'load' },
  release: 'v2.6.15',
  settings: { product: 'Wheelhouse' },
  browser: {
    agent: 'test',
    languages: ['en'],
    timeZone: 'UTC',
    theme: 'system',
    width: 1024,
    height: 768,
  },
});
