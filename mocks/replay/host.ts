import type { ReportedConnection, ReportFile } from '@/wire/report';
import { createReplay, type Replay } from '@mocks/replay/replay';
import { isObject, readReport } from '@mocks/replay/report-file';
import { sealed } from '@mocks/replay/sealed';
import { settingsOf } from '@mocks/replay/settings';
import { type Stop, storyOf } from '@mocks/replay/story';

/** Summary of a report for the replay page. */
interface Story {
  readonly release: string;
  readonly made: string;
  readonly began: string;
  readonly isPlain: boolean;
  readonly dropped: number;
  /** Number of entries of an unknown form. */
  readonly unreadable: number;
  readonly browser: ReportFile['browser'];
  /** ID of the account, if it is known. */
  readonly account: string | undefined;
  readonly stops: readonly (Stop & Pick<ReportedConnection, 'network' | 'stream' | 'session'>)[];
}

/** Storage of a replay's report, since a worker may be ended at any time. */
export interface Kept {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  forget(): Promise<void>;
}

/** Server of `replay/`, except for the page's own files. It uses web standards alone. */
export interface ReplayHost {
  /** Replays another report from now on. Changes nothing and returns why if the text is none. */
  take(text: string): Promise<string | undefined>;
  /** Replays nothing from now on. */
  forget(): Promise<void>;
  /**
   * Answers requests of the page: `replay/report`, `replay/story`, `replay/moment`. Answers the
   * panel in its frame: `replay/config.json`, and its provider below `replay/provider/`. Resolves
   * to undefined for other requests. `destination` is the browser's use of the answer (Fetch
   * §2.2.5), '' for a script's own request. The provider answers no other destination. Rejects for
   * a connection that was lost.
   */
  handle(request: Request, destination?: string): Promise<Response | undefined>;
}

interface HostOptions {
  /** In memory by default. */
  readonly kept?: Kept;
  /** Path that the panel is below, e.g. `/wheelhouse`. */
  readonly base?: string;
}

/** State before the first recorded change of connection or session. */
const USUAL = { network: 'online', stream: 'connected', session: 'valid' } as const;

const NOTHING = 'There is no report to replay: choose a file';
const FETCHED_ALONE = 'A replay answers the panel’s own requests alone';

const wrong = (message: string, status: number) => Response.json({ message }, { status });

function inMemory(): Kept {
  let kept: string | undefined;
  return {
    read: () => Promise.resolve(kept),
    write(text) {
      kept = text;
      return Promise.resolve();
    },
    forget() {
      kept = undefined;
      return Promise.resolve();
    },
  };
}

/** Adds the state of connection and session at each stop's end. Stops come in order of time. */
function connected(stops: readonly Stop[], { timeline }: ReportFile): Story['stops'] {
  const changes = timeline.filter((entry) => entry.type === 'connection').values();
  let now: Pick<ReportedConnection, 'network' | 'stream' | 'session'> = USUAL;
  let next = changes.next();
  return stops.map((stop) => {
    while (next.done !== true && next.value.at <= stop.until) {
      now = next.value;
      next = changes.next();
    }
    const { network, stream, session } = now;
    return { ...stop, network, stream, session };
  });
}

/** Hosts the replay of one report at a time. */
export function createReplayHost({ kept = inMemory(), base = '' }: HostOptions = {}): ReplayHost {
  const provider = `${base}/replay/provider`;
  let current: { replay: Replay; story: Story } | undefined;

  function open(text: string): string | undefined {
    const read = readReport(text);
    if ('wrong' in read) return read.wrong;
    const { report, unreadable } = read;
    const { release, made, began, isPlain, dropped, browser, account } = report;
    const stops = connected(storyOf(report), report);
    current = {
      replay: createReplay(report, provider),
      story: { release, made, began, isPlain, dropped, unreadable, browser, account, stops },
    };
    return undefined;
  }

  async function held() {
    if (current === undefined) {
      const text = await kept.read();
      if (text !== undefined) open(text);
    }
    return current;
  }

  async function take(text: string): Promise<string | undefined> {
    const message = open(text);
    if (message === undefined) await kept.write(text);
    return message;
  }

  function forget(): Promise<void> {
    current = undefined;
    return kept.forget();
  }

  async function putReport(request: Request): Promise<Response> {
    const message = await take(await request.text());
    return message === undefined ? Response.json(current?.story) : wrong(message, 422);
  }

  async function putMoment(request: Request): Promise<Response> {
    const there = await held();
    if (there === undefined) return wrong(NOTHING, 404);
    const asked: unknown = await request.json();
    const { at, isBefore } = isObject(asked) ? asked : {};
    if (typeof at !== 'number') return wrong('A moment is a number of milliseconds', 422);
    const { hasFailing } = there.replay;
    there.replay.goTo(at, isBefore === true);
    return Response.json({ hasFailing });
  }

  async function story(): Promise<Response> {
    const there = await held();
    return there === undefined ? wrong(NOTHING, 404) : Response.json(there.story);
  }

  async function answer(request: Request, destination: string): Promise<Response | undefined> {
    const path = new URL(request.url).pathname.slice(base.length);
    if (path.startsWith('/replay/provider/')) {
      if (destination !== '') return wrong(FETCHED_ALONE, 403);
      const there = await held();
      return there === undefined ? wrong(NOTHING, 404) : there.replay.answer(request);
    }
    switch (`${request.method} ${path}`) {
      case 'PUT /replay/report':
        return putReport(request);
      case 'DELETE /replay/report':
        await forget();
        return new Response(null, { status: 204 });
      case 'PUT /replay/moment':
        return putMoment(request);
      case 'GET /replay/story':
        return story();
      case 'GET /replay/config.json': {
        const report = (await held())?.replay.report;
        return Response.json(settingsOf(report ?? { settings: {}, timeline: [] }, provider));
      }
      default:
        return undefined;
    }
  }

  return {
    take,
    forget,
    async handle(request, destination = request.destination) {
      const answered = await answer(request, destination);
      return answered && sealed(answered, request.method);
    },
  };
}
