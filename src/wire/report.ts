/**
 * Milliseconds since `began`, in order. Below 0 for the latest answer of an address if it is older
 * than the 15 minutes.
 */
type Moment = number;

/**
 * JSON file of "Report a problem": requests, answers and actions of one window, redacted before
 * they were kept. `src/provider/recorder` writes it, and only `mocks/replay` reads it.
 * `docs/report-format.md` describes it.
 */
export interface ReportFile {
  readonly format: 'wheelhouse-report';
  /** Raised by a change that an older reader would misread. */
  readonly version: 1;
  /** The panel's release: `v2.6.15`. */
  readonly release: string;
  /** Time of the file, and of the first moment in it: ISO 8601, by the customer's clock. */
  readonly made: string;
  readonly began: string;
  /**
   * Present if less than 15 minutes were recorded: from when on, and why. `load`: the page was
   * loaded then, and nothing was kept from before. `loss`: the recorder stopped and lost its data.
   */
  readonly since?: { readonly at: string; readonly why: 'load' | 'loss' };
  /** True if names, addresses and free text since the last reload are the real ones. */
  readonly isPlain: boolean;
  /** The deployment's `config.json` without keys; hosts are stand-ins unless `isPlain`. */
  readonly settings: unknown;
  readonly browser: ReportedBrowser;
  readonly user?: string;
  readonly account?: string;
  /** The oldest first. */
  readonly timeline: readonly ReportEntry[];
  /** Number of entries that the timeline lacks: older than 15 minutes, without room, or lost. */
  readonly dropped: number;
  /** The panel's records when the file was made, by kind, each as the provider last sent it. */
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

export type ReportEntry =
  | ReportedCall
  | ReportedRoute
  | ReportedAction
  | ReportedConnection
  | ReportedDefect;

/** A request to the provider and its answer, never the body that was sent. */
export interface ReportedCall {
  readonly type: 'call';
  readonly at: Moment;
  /** Milliseconds until the answer; absent before it. */
  readonly took?: number;
  readonly api: 'rest' | 'graphql' | 'orbit' | 'public';
  readonly method: string;
  /** Without the host: `/1.0/servers/srv-web01`; names of containers and objects are stand-ins. */
  readonly path: string;
  /** Only parameters that are known to hold nothing personal. */
  readonly query?: Readonly<Record<string, string>>;
  /** GraphQL: the operation's name and, for queries, the variables that hold nothing personal. */
  readonly operation?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** 0 without an answer. */
  readonly status: number;
  readonly requestId?: string;
  readonly failure?: 'network' | 'unsent' | 'cancelled' | 'not-json' | 'markup';
  /** Only headers that the panel reads. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Classified fields of the body; absent if there was none. */
  readonly answer?: unknown;
  /** Replaces an equal `answer`: the timeline index of the earlier call that has it. */
  readonly sameAs?: number;
  readonly withheld?: 'secret' | 'unclassified' | 'room';
}

export interface ReportedRoute {
  readonly type: 'route';
  readonly at: Moment;
  readonly path: string;
}

/** An action of the user, or a message to them; never typed text, nor the message's words. */
export interface ReportedAction {
  readonly type: 'action';
  readonly at: Moment;
  /** `verb`, `editor`, `command`, `task`, `toast`; `page` after a reload. */
  readonly what: string;
  /** Name in the panel's code: `stop`, `name`, `start`. A toast has its tone, a page `load`. */
  readonly name: string;
  readonly kind?: string;
  readonly ids?: readonly string[];
  /**
   * Outcome. Editor: `opened`, `asked`. Task: `asked`, `sent`, `lost`, `done`, `unseen`, `failed`,
   * `cancelled`. Page: the release it had before.
   */
  readonly state?: string;
}

export interface ReportedConnection {
  readonly type: 'connection';
  readonly at: Moment;
  readonly network: 'online' | 'offline';
  /** `idle`, `connecting`, `connected`, `offline`. */
  readonly stream: string;
  readonly session: string;
}

/** A defect of the panel's own: its class and place in the code, never its message. */
export interface ReportedDefect {
  readonly type: 'defect';
  readonly at: Moment;
  readonly name: string;
  readonly stack: readonly string[];
}
