import type { ReportedAction, ReportedCall, ReportedDefect } from '@/wire/report';
import { tellAction } from './actions';
import { tellDefect } from './defects';
import { deploymentSettings } from './deployment-settings';
import { refusal, refusalOfSecret } from './errors';
import { tellHeaders, tellRequestId } from './headers';
import type { Class } from './classes';
import { createMarks, type KeptMarks, type Marked, type Marks } from './marks';
import { tellGraphql } from './graphql';
import { tellOrbit } from './orbit';
import { tellPublic } from './public';
import { tellRest } from './rest';
import { tellRoute } from './routes';
import { standInsOf } from './stand-ins';
import type { Asked, Told } from './told';

/** A call as it was, before anything of it is kept. What was sent with it is none of it. */
export interface Exchange
  extends Asked, Pick<ReportedCall, 'at' | 'took' | 'api' | 'status' | 'failure'> {
  /** All headers of the answer, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The body as it came; absent where there was none, or none that is looked into. */
  readonly text?: string | undefined;
}

/** Redacts what a recording keeps: one for each. It holds the only way back. */
export interface Redactor {
  /** With marks in the place of values. */
  call(exchange: Exchange): ReportedCall;
  /** An address of the panel's: path, parameters and tab. */
  route(address: string): string;
  /** What somebody did: what Orbit keeps has names for ids. */
  action(action: Omit<ReportedAction, 'type' | 'at'>): Omit<ReportedAction, 'type' | 'at'>;
  /** What `config.json` says. */
  settings(config: unknown): unknown;
  /** A defect's class and where it happened: never its words. */
  defect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'>;
  /** A copy with stand-ins, or with what was there, in the place of its marks. */
  resolve<T>(redacted: T, options: { readonly isPlain: boolean }): T;
  /** Forgets what none of these redacted entries marks, each as JSON. */
  keepOnly(texts: Iterable<string>): void;
  /** The way back, for a recording that outlives its page; and the same again (`Marks.restore`). */
  kept(): KeptMarks;
  restore(kept: KeptMarks): ((json: string) => string) | undefined;
  /** Characters of what is known of marked values. */
  readonly size: number;
}

type Answered = Pick<ReportedCall, 'answer' | 'withheld' | 'failure'>;

const TELL: Readonly<Record<ReportedCall['api'], (asked: Asked, marks: Marks) => Told>> = {
  rest: tellRest,
  graphql: tellGraphql,
  orbit: tellOrbit,
  public: tellPublic,
};

const isText = (type = ''): boolean => type.startsWith('text/plain');

/** Where it is no JSON: a refusal may be bare text. */
function unparsed(
  { text = '', headers, status }: Exchange,
  refused: Class,
  marks: Marks,
): Answered {
  const isMarkup = /^\s*</u.test(text);
  if (status >= 400 && !isMarkup && isText(headers?.['content-type'])) {
    return { answer: refused(text.trim(), marks, 0) };
  }
  return { failure: isMarkup ? 'markup' : 'not-json' };
}

function answered(
  exchange: Exchange,
  { answer, isOfSecret }: Required<Pick<Told, 'answer' | 'isOfSecret'>>,
  marks: Marks,
): Answered {
  const { text = '', status } = exchange;
  if (text === '') return {};
  const isRefusal = status >= 400;
  if (answer === 'never') return { withheld: 'secret' };
  if (typeof answer === 'string' && !isRefusal) return { withheld: answer };
  const refused = isOfSecret ? refusalOfSecret : refusal;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return unparsed(exchange, refused, marks);
  }
  const told = (isRefusal || typeof answer === 'string' ? refused : answer)(body, marks, 0);
  return told === undefined ? { withheld: 'secret' } : { answer: told };
}

function tellCall(exchange: Exchange, marks: Marks): ReportedCall {
  const { at, took, api, method, status, failure, headers = {} } = exchange;
  const { answer, isOfSecret = typeof answer === 'string', ...told } = TELL[api](exchange, marks);
  const requestId = tellRequestId(headers);
  return {
    type: 'call',
    at,
    ...(took !== undefined && { took }),
    api,
    method,
    ...told,
    status,
    ...(requestId !== undefined && { requestId }),
    ...(failure && { failure }),
    headers: tellHeaders(api, headers, marks),
    ...answered(exchange, { answer, isOfSecret }, marks),
  };
}

export function createRedactor(): Redactor {
  const marks = createMarks();
  return {
    call: (exchange) => tellCall(exchange, marks),
    route: (address) => tellRoute(address, marks),
    action: (action) => tellAction(action, marks),
    settings: (config) => deploymentSettings(config, marks, 0),
    defect: tellDefect,
    resolve: <T>(redacted: T, { isPlain }: { readonly isPlain: boolean }) => {
      const json = JSON.stringify(redacted);
      const standIn = standInsOf(marks.marked(json));
      const put = (mark: Marked, isSealed: boolean) =>
        isPlain && !isSealed && mark.space !== 'typed' ? mark.value : standIn(mark);
      return JSON.parse(marks.replace(json, put)) as T;
    },
    keepOnly: (texts) => marks.keepOnly(texts),
    kept: () => marks.kept(),
    restore: (kept) => marks.restore(kept),
    get size() {
      return marks.size;
    },
  };
}
