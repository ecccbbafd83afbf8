import type { ReportedConnection, ReportFile } from '@/wire/report';
import { BODILESS } from '@mocks/provider/answer';
import { askedBy } from '@mocks/replay/asked';
import { keptRecords } from '@mocks/replay/kept-records';
import {
  answeredAt,
  type Asked,
  type Found,
  isFailed,
  recordedCalls,
} from '@mocks/replay/recorded-calls';
import { isToken, json, notRecorded, type Told, TOKEN, toldBy } from '@mocks/replay/told';

/** Provider that answers from a report, as of a moment that can be set. */
export interface Replay {
  readonly report: ReportFile;
  /**
   * Goes to a moment, in milliseconds since the report began. Answers that are pending there are
   * held until a later moment. With `isBefore`, calls that failed there get their last good answer,
   * as the screen had known it.
   */
  goTo(moment: number, isBefore?: boolean): void;
  /** True if `isBefore` has hidden a failure, or an expired session, since `goTo`. */
  readonly hasFailing: boolean;
  /** Rejects for a connection that was lost. */
  answer(request: Request): Promise<Response>;
}

/** Header with the session's lifetime in seconds: longer than anybody looks at one moment. */
const life = (isOver: boolean) => ({ 'x-session-expires-in': isOver ? '0' : '86400' });

/** Returns the state of connection and session at a moment. */
const connectionAt = ({ timeline }: ReportFile, moment: number): ReportedConnection | undefined =>
  timeline.findLast(
    (entry): entry is ReportedConnection => entry.type === 'connection' && entry.at <= moment,
  );

const NOT_RECORDED = 'This was not recorded';
const CHANGE_NOT_RECORDED = 'This change was not recorded: nothing is changed in a replay';

function toResponse(told: Exclude<Told, 'drop'>, method: string): Response {
  const { status, text, headers } = told;
  const isBodiless = method === 'HEAD' || BODILESS.has(status);
  return new Response(isBodiless ? null : text, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** Replays one report to a panel whose provider has the path `provider`. */
export function createReplay(report: ReportFile, provider: string): Replay {
  const calls = recordedCalls(report);
  let moment = Date.parse(report.made) - Date.parse(report.began);
  let isBefore = false;
  let hasFailing = false;
  let moved = () => {};
  let whenMoved = new Promise<void>((resolve) => (moved = resolve));

  const isExpired = () => connectionAt(report, moment)?.session === 'expired';

  /** Waits for a moment at which the answer had come. Returns undefined without such a call. */
  async function chosen(asked: Asked): Promise<Found['call'] | undefined> {
    for (;;) {
      const found = calls.find(asked, moment);
      if (found === undefined) return undefined;
      const { call, isEarly, known, failed } = found;
      if (isBefore && known !== undefined) {
        hasFailing = true;
        return known;
      }
      // A request earlier than recorded: a change is answered at once, a read unless it failed.
      if (isEarly && (!asked.isRead || !isFailed(call))) return call;
      if (answeredAt(call) <= moment) return call;
      if (failed !== undefined) return failed;
      await whenMoved;
    }
  }

  async function tell(asked: Asked): Promise<Told> {
    const call = await chosen(asked);
    if (call !== undefined) return toldBy(call);
    if (isToken(asked)) return json(TOKEN);
    if (!asked.isRead) return notRecorded(CHANGE_NOT_RECORDED);
    const kept = keptRecords(report.records, asked);
    return kept === undefined ? notRecorded(NOT_RECORDED) : json(kept);
  }

  return {
    report,
    goTo(next, before = false) {
      moment = next;
      isBefore = before;
      // The end of a session has no answer of its own: it is shown once the screen has settled.
      hasFailing = before && isExpired();
      moved();
      whenMoved = new Promise((resolve) => (moved = resolve));
    },
    get hasFailing() {
      return hasFailing;
    },
    async answer(request) {
      const told = await tell(await askedBy(request, provider));
      if (told === 'drop') throw new TypeError('The connection was lost');
      const headers = { ...told.headers, ...life(isExpired() && !isBefore) };
      return toResponse({ ...told, headers }, request.method);
    },
  };
}
