/**
 * Milliseconds since `began`, in order; below 0 where something older than the 15 minutes is still what holds: the
 * latest answer of its address.
 */
type Moment = number;

/**
 * The file of "Report a problem", as JSON: what one window asked, was answered and did, redacted before it was kept.
 * It is written by `src/provider/recorder` and read by `mocks/replay` alone; `docs/report-format.md` tells it in words.
 */
export interface ReportFile {
  readonly format: 'wheelhouse-report';
  /** A change that an older reader would misread raises it. */
  readonly version: 1;
  /** The panel's, as `v2.6.15`. */
  readonly release: string;
  /** When the file was made, and the first moment that it tells of: ISO 8601, by the customer's clock. */
  readonly made: string;
  readonly began: string;
  /**
   * Where less than 15 minutes were heard: from when on, and why. The page was loaded then, with nothing kept of
   * one before it, or what kept it stopped and what it had was lost.
   */
  readonly since?: { readonly at: string; readonly why: 'load' | 'loss' };
  /** Whether names, addresses and free text stand in it as they were. */
  readonly isPlain: boolean;
  /** What the deployment's `config.json` says, without keys; hosts by stand-ins unless `isPlain`. */
  readonly settings: unknown;
  readonly browser: ReportedBrowser;
  /** Ids. */
  readonly user?: string;
  readonly account?: string;
  /** The oldest first. */
  readonly timeline: readonly ReportEntry[];
  /** How many entries were older than 15 minutes or had no room: those are not in the timeline. */
  readonly dropped: number;
  /** What the panel held when the file was made: the records by kind, each as the provider last sent it. */
  readonly records: Readonly<Record<string, readonly unknown[]>>;
}

export interface ReportedBrowser {
  readonly agent: string;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly theme: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** One thing that happened. */
export type ReportEntry =
  | ReportedCall
  | ReportedRoute
  | ReportedAction
  | ReportedConnection
  | ReportedDefect;

/** What was asked of the provider, and how it answered. Never what was sent with it. */
export interface ReportedCall {
  readonly type: 'call';
  readonly at: Moment;
  /** Milliseconds until the answer; absent while there is none. */
  readonly took?: number;
  readonly api: 'rest' | 'graphql' | 'orbit' | 'public';
  readonly method: string;
  /** Without the host: `/1.0/servers/srv-web01`; names of containers and objects are stand-ins. */
  readonly path: string;
  /** Those parameters that are known to hold nothing of people's. */
  readonly query?: Readonly<Record<string, string>>;
  /** Of GraphQL: the operation's name, and of queries those variables that are known as the query's are. */
  readonly operation?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** 0 where none came. */
  readonly status: number;
  readonly requestId?: string;
  /** Where there was no answer, or one that could not be read; which it was. */
  readonly failure?: 'network' | 'unsent' | 'cancelled' | 'not-json' | 'markup';
  /** Those headers that the panel reads. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, of classified fields alone; absent where there was none. */
  readonly answer?: unknown;
  /** In its place, where it was the same: the index in the timeline of the earlier call that has it. */
  readonly sameAs?: number;
  /** Why there is no body although there was one: a secret's, one that nobody classified, or no room. */
  readonly withheld?: 'secret' | 'unclassified' | 'room';
}

/** The address that the screen was at, with its classified parameters. */
export interface ReportedRoute {
  readonly type: 'route';
  readonly at: Moment;
  readonly path: string;
}

/** What somebody did, or was told; never what was typed, nor the words. */
export interface ReportedAction {
  readonly type: 'action';
  readonly at: Moment;
  /** `verb`, `editor`, `command`, `task`, `toast`; `page` where it was loaded again. */
  readonly what: string;
  /** As the panel's code calls it: `stop`, `name`, `start`; of a toast its tone, of a page `load`. */
  readonly name: string;
  readonly kind?: string;
  readonly ids?: readonly string[];
  /**
   * How it went on: of an editor `opened`, `asked`; of a task `asked`, `sent`, `lost`, `done`, `unseen`, `failed`,
   * `cancelled`. Of a page the release that it was of before.
   */
  readonly state?: string;
}

/** The network, the event stream and the session. */
export interface ReportedConnection {
  readonly type: 'connection';
  readonly at: Moment;
  readonly network: 'online' | 'offline';
  /** `idle`, `connecting`, `connected`, `offline`. */
  readonly stream: string;
  readonly session: string;
}

/** A defect of the panel's own: its class and where in the code, never its words. */
export interface ReportedDefect {
  readonly type: 'defect';
  readonly at: Moment;
  readonly name: string;
  readonly stack: readonly string[];
}
