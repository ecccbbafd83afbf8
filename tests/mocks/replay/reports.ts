import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';

/** Builds a report of a quarter of an hour as it would be written, with the given changes. */
export function reportOf(
  timeline: readonly ReportEntry[],
  change: Partial<ReportFile> = {},
): ReportFile {
  return {
    format: 'wheelhouse-report',
    version: 1,
    release: 'v2.6.15',
    made: '2026-11-20T10:15:00.000Z',
    began: '2026-11-20T10:00:00.000Z',
    isPlain: false,
    settings: { product: 'Wheelhouse', hosts: { api: 'api', orbit: 'orbit' } },
    browser: {
      agent: 'Mozilla/5.0',
      languages: ['en-GB'],
      timeZone: 'Europe/London',
      theme: 'dark',
      width: 1280,
      height: 800,
    },
    user: 'usr-demo1',
    account: 'acc-demo1',
    timeline,
    dropped: 0,
    records: {},
    ...change,
  };
}

/** A read of the REST API that nobody has answered yet. */
export const unanswered = (at: number, path: string): ReportedCall => ({
  type: 'call',
  at,
  api: 'rest',
  method: 'GET',
  path,
  status: 0,
});

/** One that was answered 200 a tenth of a second later. */
export const call = (
  at: number,
  path: string,
  change: Partial<ReportedCall> = {},
): ReportedCall => ({ ...unanswered(at, path), took: 100, status: 200, ...change });
