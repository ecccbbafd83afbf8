import type { ReportOrder } from '@/provider/recorder/make-report';

/** What a page asks for that was loaded at that time, by default just now. */
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
