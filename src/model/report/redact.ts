import type { ReportedAction, ReportedCall, ReportedDefect } from '@/wire/report';
import { reportedAction } from './actions';
import type { Class } from './classes';
import { deploymentSettings } from './deployment-settings';
import { type RawRequest, refusal, refusalOfSecret, type Reported } from './reported';
import { reportedGraphql } from './graphql';
import { reportedHeaders, reportedRequestId } from './headers';
import { reportedOrbit } from './orbit';
import { createPseudonyms, type Marked, type Pseudonyms } from './pseudonyms';
import { reportedPublic } from './public';
import { reportedRest } from './rest';
import { reportedRoute } from './routes';
import { type Counters, countersOf, standInsOf } from './stand-ins';

const MOST_FRAMES = 20;

/** `    at name (https://…/assets/panel-abc.js:1:23)` or `name@https://…/assets/panel-abc.js:1:23`. */
const FRAME =
  /^(?: {4}at (?:async )?(?:([\w$.<>]{1,80}) \()?(?:[a-z-]+:\/\/[^\s)]*\/)?|([\w$.<>]{0,80})@[a-z-]+:\/\/[^\s)]*\/)([\w.-]{1,80}:\d+:\d+)\)?$/u;

/** Drops the message that begins the stack in some browsers: its lines may look like frames. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const words = [`${name}: ${message}`, message].find((each) => stack.startsWith(each)) ?? '';
  return stack.slice(words.length).split('\n');
}

/** Returns a panel defect's class and place in the code. Its message may quote the screen. */
function reportedDefect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'> {
  if (!(thrown instanceof Error)) return { name: typeof thrown, stack: [] };
  const lines = framesOf(thrown).flatMap((line): string[] => {
    const [, called, caller = called, place] = FRAME.exec(line) ?? [];
    if (place === undefined) return [];
    return [caller ? `${caller} ${place}` : place];
  });
  const name = /^[\w$]{1,60}$/u.test(thrown.name) ? thrown.name : 'Error';
  return { name, stack: lines.slice(0, MOST_FRAMES) };
}

export interface RawCall
  extends RawRequest, Pick<ReportedCall, 'at' | 'took' | 'api' | 'status' | 'failure'> {
  /** All headers of the answer, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly text?: string | undefined;
}

export interface Redactor {
  call(call: RawCall): ReportedCall;
  route(address: string): string;
  /** Redacts an action of the user. Ids in Orbit contain names. */
  action(action: Omit<ReportedAction, 'type' | 'at'>): Omit<ReportedAction, 'type' | 'at'>;
  settings(config: unknown): unknown;
  defect(thrown: unknown): Pick<ReportedDefect, 'name' | 'stack'>;
  resolve<T>(redacted: T, options: { readonly isPlain: boolean }): T;
  keepOnly(texts: Iterable<string>): void;
  withStandIns(json: string): { readonly json: string; readonly counters: Counters };
  continueAfter(counters: Counters): void;
  readonly size: number;
}

type Answered = Pick<ReportedCall, 'answer' | 'withheld' | 'failure'>;

const REPORTED: Readonly<
  Record<ReportedCall['api'], (asked: RawRequest, pseudonyms: Pseudonyms) => Reported>
> = {
  rest: reportedRest,
  graphql: reportedGraphql,
  orbit: reportedOrbit,
  public: reportedPublic,
};

const isText = (type = ''): boolean => type.startsWith('text/plain');

function unparsed(
  { text = '', headers, status }: RawCall,
  refused: Class,
  pseudonyms: Pseudonyms,
): Answered {
  const isMarkup = /^\s*</u.test(text);
  if (status >= 400 && !isMarkup && isText(headers?.['content-type'])) {
    return { answer: refused(text.trim(), pseudonyms, 0) };
  }
  return { failure: isMarkup ? 'markup' : 'not-json' };
}

function answered(
  call: RawCall,
  { answer, isOfSecret }: Required<Pick<Reported, 'answer' | 'isOfSecret'>>,
  pseudonyms: Pseudonyms,
): Answered {
  const { text = '', status } = call;
  if (text === '') return {};
  const isRefusal = status >= 400;
  if (answer === 'never') return { withheld: 'secret' };
  if (typeof answer === 'string' && !isRefusal) return { withheld: answer };
  const refused = isOfSecret ? refusalOfSecret : refusal;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return unparsed(call, refused, pseudonyms);
  }
  const told = (isRefusal || typeof answer === 'string' ? refused : answer)(body, pseudonyms, 0);
  return told === undefined ? { withheld: 'secret' } : { answer: told };
}

function reportedCall(call: RawCall, pseudonyms: Pseudonyms): ReportedCall {
  const { at, took, api, method, status, failure, headers = {} } = call;
  const {
    answer,
    isOfSecret = typeof answer === 'string',
    ...told
  } = REPORTED[api](call, pseudonyms);
  const requestId = reportedRequestId(headers);
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
    headers: reportedHeaders(api, headers, pseudonyms),
    ...answered(call, { answer, isOfSecret }, pseudonyms),
  };
}

export function createRedactor(): Redactor {
  const pseudonyms = createPseudonyms();
  let used: Counters = new Map();
  return {
    call: (call) => reportedCall(call, pseudonyms),
    route: (address) => reportedRoute(address, pseudonyms),
    action: (action) => reportedAction(action, pseudonyms),
    settings: (config) => deploymentSettings(config, pseudonyms, 0),
    defect: reportedDefect,
    resolve: <T>(redacted: T, { isPlain }: { readonly isPlain: boolean }) => {
      const json = JSON.stringify(redacted);
      const standIn = standInsOf(pseudonyms.marked(json), used);
      const put = (mark: Marked, isSealed: boolean) =>
        isPlain && !isSealed && mark.space !== 'typed' ? mark.value : standIn(mark);
      return JSON.parse(pseudonyms.replace(json, put)) as T;
    },
    keepOnly: (texts) => pseudonyms.keepOnly(texts),
    withStandIns: (json) => {
      const marked = pseudonyms.marked(json);
      const standIn = standInsOf(marked, used);
      return { json: pseudonyms.replace(json, standIn), counters: countersOf(marked, used) };
    },
    continueAfter: (counters) => {
      used = counters;
    },
    get size() {
      return pseudonyms.size;
    },
  };
}
