import type { ContainerChanges } from '@/model/container/calls';
import type { Problems } from '@/model/problems';
import type { ContainerRecord } from '@/model/records/storage';

export interface CrossOriginForm {
  /** Origins, separated by spaces or lines; `*` is every page. */
  readonly origins: string;
  /** Seconds for which a browser caches the answer. */
  readonly maxAge: string;
  readonly headers: string;
}

export function crossOriginForm(container: ContainerRecord): CrossOriginForm {
  const {
    cors_allow_origin: origins = '',
    cors_max_age: age,
    cors_expose_headers: headers = '',
  } = container;
  return {
    origins: wordsOf(origins).join('\n'),
    maxAge: typeof age === 'number' ? String(age) : '',
    headers: wordsOf(headers).join('\n'),
  };
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== '');
}

/**
 * True for a scheme, a host and perhaps a port, as browsers send it: no path, no trailing slash.
 */
function isOrigin(word: string): boolean {
  if (word === '*') return true;
  // Swift compares whole origins: no part can be a wildcard.
  return !word.includes('*') && URL.canParse(word) && new URL(word).origin === word;
}

/** RFC 9110 §5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/u;
/** Swift's limit for a value of a container's metadata. */
const LONGEST = 256;

const tooLong = (words: readonly string[]): string | undefined =>
  words.join(' ').length > LONGEST ? `At most ${String(LONGEST)} characters in total` : undefined;

function originsProblem(words: readonly string[], isNeeded: boolean): string | undefined {
  if (words.length === 0 && isNeeded)
    return 'Please enter an origin: the other fields have no effect without one';
  const wrong = words.find((word) => !isOrigin(word));
  if (wrong !== undefined) {
    return `${wrong} isn’t an origin: enter https:// and a host, with nothing after it, or *`;
  }
  return tooLong(words);
}

function headersProblem(words: readonly string[]): string | undefined {
  const wrong = words.find((word) => !TOKEN.test(word));
  return wrong === undefined ? tooLong(words) : `${wrong} isn’t a header name`;
}

export function crossOriginProblems(form: CrossOriginForm): Problems<CrossOriginForm> {
  const { origins, maxAge, headers } = form;
  return {
    origins: originsProblem(wordsOf(origins), `${maxAge}${headers}`.trim() !== ''),
    maxAge: /^\s*\d{0,9}\s*$/u.test(maxAge) ? undefined : 'Please enter a number of seconds',
    headers: headersProblem(wordsOf(headers)),
  };
}

/** Returns the changes of a form; without origins the rest is cleared, as it has no effect. */
export function crossOriginChanges(form: CrossOriginForm): ContainerChanges {
  const origins = wordsOf(form.origins);
  const noted = (text: string) => (origins.length === 0 ? null : text || null);
  return {
    cors_allow_origin: noted(origins.join(' ')),
    cors_max_age: noted(form.maxAge.trim()),
    cors_expose_headers: noted(wordsOf(form.headers).join(' ')),
  };
}
