import { counted } from '@/lib/text';
import type { Line, MadeReport } from '@/provider/recorder/make-report';

type Entry = Line['entry'];
type Call = Extract<Entry, { readonly type: 'call' }>;

const FAILURES: Readonly<Record<NonNullable<Call['failure']>, string>> = {
  network: 'no answer',
  unsent: 'not sent, being offline',
  cancelled: 'cancelled',
  'not-json': 'unreadable response',
  markup: 'a page of markup',
};

function answerOf({ at, status, failure, took }: Call, lastReload: number): string {
  const what = failure === undefined ? '' : FAILURES[failure];
  // The page that waited for the answer is gone.
  if (took === undefined) return at < lastReload ? 'no answer before the reload' : 'no answer yet';
  const parts = [status === 0 ? '' : String(status), what].filter((part) => part !== '');
  return `${parts.join(', ')} after ${String(took)} ms`;
}

export function isTrouble(entry: Entry): boolean {
  if (entry.type === 'defect') return true;
  if (entry.type === 'action') return entry.state === 'failed';
  if (entry.type !== 'call') return false;
  const { status, failure } = entry;
  return status >= 400 || (failure !== undefined && failure !== 'cancelled');
}

/** True if the page was loaded again then; the recording from before was kept. */
const isReload = (entry: Entry): boolean => entry.type === 'action' && entry.what === 'page';

/** Time when the current page was loaded, or -Infinity if no earlier page was recorded. */
export const lastReloadIn = ({ lines }: Pick<MadeReport, 'lines'>): number =>
  lines.findLast(({ entry }) => isReload(entry))?.entry.at ?? -Infinity;

export function entryWords(entry: Entry, lastReload: number): string {
  switch (entry.type) {
    case 'call': {
      const { method, path, query = {}, operation } = entry;
      const search = new URLSearchParams(query).toString();
      const address = `${path}${search === '' ? '' : `?${search}`}`;
      const asked = operation === undefined ? `${method} ${address}` : `${operation} by GraphQL`;
      return `${asked}: ${answerOf(entry, lastReload)}`;
    }
    case 'route':
      return `Page ${entry.path}`;
    case 'action': {
      if (isReload(entry)) return 'The page was loaded again';
      const { what, name, kind, ids = [], state } = entry;
      const about = [kind?.replaceAll('_', ' '), ...ids].filter((part) => part !== undefined);
      const words = [`${what} ‘${name}’`, ...about].join(' ');
      const told = state === undefined ? words : `${words}: ${state}`;
      return told.charAt(0).toUpperCase() + told.slice(1);
    }
    case 'connection':
      return `Network ${entry.network}, event stream ${entry.stream}, session ${entry.session}`;
    case 'defect':
      return `Defect of the panel: ${entry.name}`;
  }
}

export function contentWords({ lines, records, isPlain }: MadeReport): readonly string[] {
  const of = (type: Entry['type']) => lines.filter(({ entry }) => entry.type === type).length;
  const failed = lines.filter(({ entry }) => entry.type === 'call' && isTrouble(entry)).length;
  const calls = of('call');
  const reloads = lines.filter(({ entry }) => isReload(entry)).length;
  const actions = of('action') - reloads;
  const held = records.reduce((sum, { count }) => sum + count, 0);
  const rows: readonly (readonly [count: number, words: string])[] = [
    [
      calls,
      `${counted(calls, 'request')} to the provider with their answers, ${failed === 0 ? 'none' : String(failed)} of them failed`,
    ],
    [of('route'), `${counted(of('route'), 'page')} that you opened, without what you typed`],
    [actions, `${counted(actions, 'action or message', 'actions and messages')} (names only)`],
    [
      reloads,
      `${counted(reloads, 'page reload')} (a few seconds before ${reloads === 1 ? 'it' : 'each'} may be missing)`,
    ],
    [isPlain ? reloads : 0, 'Names from before the last reload stay placeholders'],
    [
      of('connection'),
      `${counted(of('connection'), 'status change')} of network, event stream and session`,
    ],
    [of('defect'), `${counted(of('defect'), 'error')} of the panel, by place in its code`],
    [held, `${counted(held, 'resource')} of ${counted(records.length, 'type')}`],
  ];
  return rows.flatMap(([count, words]) => (count === 0 ? [] : [words]));
}
