import type { ReportedAction, ReportedCall, ReportedDefect } from '@/wire/report';
import { tellAction } from './actions';
import { tellDefect } from './defects';
import { deploymentSettings } from './deployment-settings';
import { refusal, refusalOfSecret } from './errors';
import { tellHeaders, tellRequestId } from './headers';
import type { Class } from './classes';
import { createMarks, type Marked, type Marks } from './marks';
import { tellGraphql } from './graphql';
import { tellOrbit } from './orbit';
import { tellPublic } from './public';
import { tellRest } from './rest';
import { tellRoute } from './routes';
import { type Counters, countersOf, standInsOf } from './stand-ins';
import type { Asked, Told } from './told';

/** A call before redaction, without the body that was sent. */
export interface Exchange
  extends Asked, Pick<ReportedCall, 'at' | 'took' | 'api' | 'status' | 'failure'> {
  /** All headers of the answer, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The answer's body as it came; absent if there was none, or it is not looked into. */
  readonly text?: string | undefined;
}

/** Redacts one recording. It alone holds the values behind the marks. */
export interface Redactor {
  /** Replaces values by marks. */
  call(exchange: Exchange): ReportedCall;
  /** Redacts a panel address: path, parameters and tab. */
  route(address: string): string;
  /** Redacts an action of the user. Ids in Orbit contain names. */
  action(action: Omit<ReportedAction, 'type' | 'at'>): Omit<ReportedAction, 'type' | 'at'>;
  /** Redacts `config.json`. */
  settings(config: unknown): unknown;
  /** Returns a defect's class and its place in the code, never its message. */
  defect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'>;
  /** Returns a copy with stand-ins, or with the real values (`isPlain`), in place of marks. */
  resolve<T>(redacted: T, options: { readonly isPlain: boolean }): T;
  /** Forgets values that none of these redacted entries marks, each as JSON. */
  keepOnly(texts: Iterable<string>): void;
  /** Puts stand-ins in place of marks, and returns the numbers that are used up then. */
  withStandIns(json: string): { readonly json: string; readonly counters: Counters };
  /** Numbers stand-ins after those that an earlier page has used up. */
  continueAfter(counters: Counters): void;
  /** Characters of all marked values. */
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

/** Redacts an answer that is not JSON: a refusal may be plain text. */
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
  let used: Counters = new Map();
  return {
    call: (exchange) => tellCall(exchange, marks),
    route: (address) => tellRoute(address, marks),
    action: (action) => tellAction(action, marks),
    settings: (config) => deploymentSettings(config, marks, 0),
    defect: tellDefect,
    resolve: <T>(redacted: T, { isPlain }: { readonly isPlain: boolean }) => {
      const json = JSON.stringify(redacted);
      const standIn = standInsOf(marks.marked(json), used);
      const put = (mark: Marked, isSealed: boolean) =>
        isPlain && !isSealed && mark.space !== 'typed' ? mark.value : standIn(mark);
      return JSON.parse(marks.replace(json, put)) as T;
    },
    keepOnly: (texts) => marks.keepOnly(texts),
    withStandIns: (json) => {
      const marked = marks.marked(json);
      const standIn = standInsOf(marked, used);
      return { json: marks.replace(json, standIn), counters: countersOf(marked, used) };
    },
    continueAfter: (counters) => {
      used = counters;
    },
    get size() {
      return marks.size;
    },
  };
}
