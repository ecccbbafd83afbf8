/** First steps of the panel's addresses (spec 1 §2). A report writes `-` for a step that it does not know. */
const FIRST: ReadonlySet<string> = new Set([
  '',
  '-',
  'accounts',
  'eva',
  'forgotten_password',
  'logout',
  'reset_password',
  'signup',
  'user',
]);

/** Areas below an account whose names may hold slashes and dots, encoded. */
const OF_CONTAINERS: ReadonlySet<string> = new Set(['orbit', 'container_registry']);

function decoded(step: string): string | undefined {
  try {
    return decodeURIComponent(step);
  } catch {
    return undefined;
  }
}

const isDots = (step: string): boolean => step === '.' || step === '..';

/**
 * True for an address of a screen of the panel that stays one however it is read: no other origin, no file, nothing of
 * the replay's own, no step that leads out.
 */
export function isPanelRoute(address: string): boolean {
  // Browsers leave control characters out of an address, and read a backslash as a slash (URL standard §4.4).
  if (/[\\\s\p{C}]/u.test(address)) return false;
  const [path = ''] = address.split(/[?#]/u, 1);
  if (!path.startsWith('/') || path.includes('//')) return false;
  const written = path.slice(1).split('/');
  const steps = written.map(decoded);
  const [first = '', , area = ''] = written;
  const mayHoldSlashes = first === 'accounts' && OF_CONTAINERS.has(area);
  return (
    FIRST.has(first) &&
    steps.every(
      (step) =>
        step !== undefined &&
        !isDots(step) &&
        (mayHoldSlashes || !step.split(/[/\\]/u).some(isDots)),
    )
  );
}
