/** First steps of the panel's addresses. Reports write `-` for unknown steps. */
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

/** Areas of an account whose names may contain encoded slashes and dots. */
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
 * True for the address of a panel screen, however a browser reads it. Excludes other origins,
 * files, the replay's own pages and steps that lead out.
 */
export function isPanelRoute(address: string): boolean {
  // Browsers drop control characters and read a backslash as a slash (URL standard §4.4).
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
