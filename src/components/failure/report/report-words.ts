import type { Line, MadeReport } from '@/provider/recorder/make-report';
import { words } from './words';

type Entry = Line['entry'];
type Call = Extract<Entry, { readonly type: 'call' }>;

function answerOf({ at, status, failure, took }: Call, lastReload: number): string {
  const what = failure === undefined ? '' : words.timeline.failures[failure];
  // The page that waited for the answer is gone.
  if (took === undefined)
    return at < lastReload ? words.timeline.cutOff : words.timeline.unanswered;
  const parts = [status === 0 ? '' : String(status), what].filter((part) => part !== '');
  return words.timeline.answered(parts.join(', '), took);
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
      const asked =
        operation === undefined ? `${method} ${address}` : words.timeline.operation(operation);
      return words.timeline.call(asked, answerOf(entry, lastReload));
    }
    case 'route':
      return words.timeline.page(entry.path);
    case 'action': {
      if (isReload(entry)) return words.timeline.reload;
      const { what, name, kind, ids = [], state } = entry;
      const about = [kind?.replaceAll('_', ' '), ...ids].filter((part) => part !== undefined);
      const action =
        about.length === 0
          ? words.timeline.action(what, name)
          : words.timeline.actionAbout(what, name, about.join(' '));
      const told = state === undefined ? action : words.timeline.ended(action, state);
      return told.charAt(0).toUpperCase() + told.slice(1);
    }
    case 'connection':
      return words.timeline.connection(entry.network, entry.stream, entry.session);
    case 'defect':
      return words.timeline.defect(entry.name);
  }
}

export function contentWords({ lines, records, isPlain }: MadeReport): readonly string[] {
  const of = (type: Entry['type']) => lines.filter(({ entry }) => entry.type === type).length;
  const failed = lines.filter(({ entry }) => entry.type === 'call' && isTrouble(entry)).length;
  const calls = of('call');
  const reloads = lines.filter(({ entry }) => isReload(entry)).length;
  const actions = of('action') - reloads;
  const held = records.reduce((sum, { count }) => sum + count, 0);
  const rows: readonly (readonly [count: number, line: string])[] = [
    [calls, words.content.calls(calls, failed)],
    [of('route'), words.content.pages(of('route'))],
    [actions, words.content.actions(actions)],
    [reloads, words.content.reloads(reloads)],
    [isPlain ? reloads : 0, words.content.lostNames],
    [of('connection'), words.content.connections(of('connection'))],
    [of('defect'), words.content.defects(of('defect'))],
    [held, words.content.resources(held, records.length)],
  ];
  return rows.flatMap(([count, line]) => (count === 0 ? [] : [line]));
}
