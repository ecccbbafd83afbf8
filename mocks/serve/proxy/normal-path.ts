/** Undefined for what no server reads the same. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Steps without dots and doubled slashes, as servers resolve them; a backslash is a slash to some. */
function resolved(path: string): readonly string[] {
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps;
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? '';

/** Characters that end a path, a step or a line once decoded, and the backslash, a slash to some. */
const ENDING = /[?#;\\\p{Cc}]/u;

/**
 * True for a path that is written as every server reads it: what can be decoded is, no slash is doubled, no step is
 * dots, and none is at its end. Any other spelling may be one path here and another one there.
 */
export function isNormal(path: string): boolean {
  const bare = withoutQuery(path);
  const whole = decoded(bare);
  if (whole === undefined || ENDING.test(whole)) return false;
  return bare === `/${resolved(whole).map(encodeURI).join('/')}`;
}

/**
 * True for a path below a folder that stays there even if its encoded slashes are read as slashes: names of objects
 * hold those, and dots.
 */
export function staysBelow(path: string, folder: string): boolean {
  const bare = withoutQuery(path);
  const steps = bare.split('/').map(decoded);
  const whole = decoded(bare);
  if (whole === undefined || steps.some((step) => step === '.' || step === '..')) return false;
  return `/${resolved(whole).join('/')}/`.startsWith(`${folder}/`);
}
