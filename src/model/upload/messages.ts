/** Spec 3 §8. */
export const uploadFailed = (file: string): string => `Error uploading: ${file}`;

/** After `Error deleting …` (spec 3 §8). */
export const segmentsNotDeleted = (file: string): string => `Error deleting segments of ${file}`;

/** Storage refused a body that differs from the file. */
const NOT_STORED = 'It arrived broken, so nothing of it was stored';

const REASONS: Readonly<Record<number, (container: string) => string>> = {
  401: () => 'Orbit no longer lets you in. Sign in again, then retry',
  403: (container) => `You may not write to ${container}`,
  404: (container) => `${container} is no longer there`,
  412: () => 'An object of this name has come to be there meanwhile, and was left as it is',
  413: (container) => `${container} has no room for it: its quota is used up`,
  422: () => NOT_STORED,
};

/**
 * Says that storage got another MD5 than the file has. `isStored` means that the broken body is
 * stored under its name.
 */
export const arrivedBroken = (isStored: boolean): string =>
  isStored
    ? 'It arrived broken: what is stored now is not your file. Retry to replace it'
    : NOT_STORED;

interface Failure {
  readonly status: number;
  readonly messages: readonly string[];
}

/** Says that the archive of a container is gone (proven against Swift): nothing is overwritten. */
const noArchive = (container: string): string =>
  `${container} keeps what is overwritten in a container that is no longer there`;

/** Status if an object of the name exists and none may (RFC 9110 §13.1.2). */
const PRECONDITION_FAILED = 412;

export const isTaken = ({ status }: Failure, overwrite: boolean): boolean =>
  status === PRECONDITION_FAILED && !overwrite;

export function uploadReason(
  failure: Failure,
  { container, overwrite }: { readonly container: string; readonly overwrite: boolean },
): string {
  const { status, messages } = failure;
  if (status === PRECONDITION_FAILED && !isTaken(failure, overwrite)) return noArchive(container);
  return REASONS[status]?.(container) ?? messages.join('. ');
}

/** The browser could not read a file: its own words are for developers. */
export const UNREADABLE_FILE =
  'Your browser could not read it: it may have been changed, moved or deleted since you chose it';
