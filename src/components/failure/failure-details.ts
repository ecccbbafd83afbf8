import { openPath } from '@/lib/base-path';
import { RELEASE } from '@/model/release';
import type { ApiErrorFacts } from '@/provider/api-error';

/** What an answer told of a failure; all of it may be missing. */
export type FailureFacts = Partial<
  Pick<ApiErrorFacts, 'kind' | 'status' | 'name' | 'messages' | 'requestId'>
>;

/** A path with ids alone: what follows in these is a name, or a secret of a mail's link. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(\/(?:container|eva)\/).+$/u, '$1…');
}

/**
 * What support is told of a failure, a line each, as plain text. `what` is what was asked, in words; `at` in
 * milliseconds since the epoch; without facts nothing was asked. The page's query is left out: people type there.
 */
export function failureDetails(what: string, facts: FailureFacts | undefined, at: number): string {
  const { kind, status = 0, name, messages = [], requestId } = facts ?? {};
  const answer = [status === 0 ? undefined : String(status), name].filter(Boolean).join(' ');
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['What', what],
    ['Answer', kind === 'network' ? 'none' : answer],
    ['Message', messages.filter((message) => message !== what).join('. ')],
    ['Request', requestId],
    ['Time', new Date(at).toISOString()],
    ['Page', plainPath(openPath())],
    ['Release', RELEASE],
  ];
  return lines.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])).join('\n');
}
