/** Spec 3 §8. */
export const uploadFailed = (file: string): string => `Error uploading: ${file}`;

/** What storage means by a status, of a file that was to be put in a container. */
const REASONS: Readonly<Record<number, (container: string) => string>> = {
  401: () => 'Orbit no longer lets you in. Sign in again, then retry',
  403: (container) => `You may not write to ${container}`,
  404: (container) => `${container} is no longer there`,
  412: () => 'An object of this name has come to be there meanwhile, and was left as it is',
  413: (container) => `${container} has no room for it: its quota is used up`,
  422: () => 'It arrived broken, so nothing of it was stored',
};

/** What failed: as storage answered, or why it did not. */
interface Failure {
  readonly status: number;
  readonly messages: readonly string[];
}

/** Why a file was not uploaded. */
export function uploadReason({ status, messages }: Failure, container: string): string {
  return REASONS[status]?.(container) ?? messages.join('. ');
}

/** The browser could not read a file: its own words are for developers. */
export const UNREADABLE_FILE =
  'Your browser could not read it: it may have been changed, moved or deleted since you chose it';
