import type { ReportedConnection, ReportFile } from '@/wire/report';
import { createReplay, type Replay } from '@mocks/replay/replay';
import { isObject, readReport } from '@mocks/replay/report-file';
import { sealed } from '@mocks/replay/sealed';
import { settingsOf } from '@mocks/replay/settings';
import { type Stop, storyOf } from '@mocks/replay/story';

/** What the page of a replay is told of its report. */
interface Story {
  readonly release: string;
  readonly made: string;
  readonly began: string;
  readonly isPlain: boolean;
  readonly dropped: number;
  /** Entries of a form that nobody knows. */
  readonly unreadable: number;
  readonly browser: ReportFile['browser'];
  /** Of the account, as far as it is known. */
  readonly account: string | undefined;
  readonly stops: readonly (Stop & Pick<ReportedConnection, 'network' | 'stream' | 'session'>)[];
}

/** Where a replay's report is kept, for a worker that may be ended at any time. */
export interface Kept {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  forget(): Promise<void>;
}

/** What answers below `replay/`, but for the page's own files; it needs nothing but the web's own. */
export interface ReplayHost {
  /** Replays another report from now on. Answers what is wrong with a text that is none, which changes nothing. */
  take(text: string): Promise<string | undefined>;
  /** Replays nothing from now on. */
  forget(): Promise<void>;
  /**
   * Answers the page (`replay/report`, `replay/story`, `replay/moment`) and the panel in its frame
   * (`replay/config.json`, and its provider below `replay/provider/`); nothing where a request is none of these.
   * `destination` is what a browser wants the answer for (Fetch §2.2.5), '' for a script's own request: the
   * provider answers no other. Rejects for a connection that was lost.
   */
  handle(request: Request, destination?: string): Promise<Response | undefined>;
}

interface HostOptions {
  /** In memory unless said. */
  readonly kept?: Kept;
  /** The path that the panel is below, as `/wheelhouse`. */
  readonly base?: string;
}

/** Where a report tells nothing of it. */
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

/** Stops, which come in order, with how the connection and the session stood at the end of each. */
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
