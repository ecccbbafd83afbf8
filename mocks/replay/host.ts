import type { ReportFile } from '@/wire/report';
import { connectionAt, createReplay, type Replay } from '@mocks/replay/replay';
import { isObject, readReport } from '@mocks/replay/report-file';
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
  readonly stops: readonly (Stop & { readonly network: string; readonly stream: string })[];
}

/** Where a replay's report is kept, for a worker that may be ended at any time. */
export interface Kept {
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

/** What answers a page of replay and the panel in it; it needs nothing but the web's own. */
export interface ReplayHost {
  /** Replays another report from now on. Answers what is wrong with a text that is none, which changes nothing. */
  take(text: string): Promise<string | undefined>;
  /** Answers `replay/report`, `replay/story` and `replay/moment`; nothing where a request is none of these. */
  control(request: Request): Promise<Response | undefined>;
  /** Answers what the panel in the page asks of its provider. Rejects for a connection that was lost. */
  answer(request: Request): Promise<Response>;
  /** What the panel in the page finds as its `config.json`. */
  config(): Promise<unknown>;
}

interface HostOptions {
  /** What the panel's configuration is made from: hosts that `answer` answers for. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** In memory unless said. */
  readonly kept?: Kept;
  /** The path that the panel is below, as `/wheelhouse`. */
  readonly base?: string;
}

const NOTHING = 'There is no report to replay: choose a file';

const wrong = (message: string, status: number) => Response.json({ message }, { status });

function inMemory(): Kept {
  let kept: string | undefined;
  return {
    read: () => Promise.resolve(kept),
    write(text) {
      kept = text;
      return Promise.resolve();
    },
  };
}

/** Only what shows: nothing that would lead the panel to hosts of its own. */
const FEATURES = ['signUp', 'clusterIps', 'databaseResize'];
const GROUPS = ['product', 'limits', 'defaults', 'units', 'uploads', 'registry'];

const only = (from: unknown, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(isObject(from) ? from : {}).filter(([name]) => names.includes(name)),
  );

/** The deployment's settings as the report has them, with the hosts of the replay. */
function settingsOf({ settings }: ReportFile, ours: HostOptions['settings']) {
  const theirs = isObject(settings) ? settings : {};
  return {
    ...ours,
    ...only(theirs, GROUPS),
    features: only(theirs['features'], FEATURES),
    payments: undefined,
    mark: { label: 'Replay', hint: 'What a report tells: nothing here is asked of a provider' },
  };
}

/** Hosts the replay of one report at a time. */
export function createReplayHost({
  settings,
  kept = inMemory(),
  base = '',
}: HostOptions): ReplayHost {
  let current: { replay: Replay; story: Story } | undefined;

  function open(text: string): string | undefined {
    const read = readReport(text);
    if ('wrong' in read) return read.wrong;
    const { report, unreadable } = read;
    const { release, made, began, isPlain, dropped, browser, account } = report;
    const stops = storyOf(report).map((stop) => {
      const { network = 'online', stream = 'connected' } = connectionAt(report, stop.until) ?? {};
      return { ...stop, network, stream };
    });
    current = {
      replay: createReplay(report, base),
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

  return {
    take,
    async control(request) {
      const { pathname } = new URL(request.url);
      switch (`${request.method} ${pathname.slice(base.length)}`) {
        case 'PUT /replay/report':
          return putReport(request);
        case 'GET /replay/story': {
          const there = await held();
          return there === undefined ? wrong(NOTHING, 404) : Response.json(there.story);
        }
        case 'PUT /replay/moment':
          return putMoment(request);
        default:
          return undefined;
      }
    },
    async answer(request) {
      const there = await held();
      if (there === undefined) return wrong(NOTHING, 404);
      return there.replay.answer(request);
    },
    async config() {
      const there = await held();
      return there === undefined ? settings : settingsOf(there.replay.report, settings);
    },
  };
}
