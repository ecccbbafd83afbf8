import { holdsCard } from './cards';
import { NUMBERED } from './commands';
import { FORMS } from './forms';
import { holdsRandom } from './random';
import { saysSecret } from './said';
import { hasShape } from './shapes';
import { viewsOf } from './views';

/** Too short for a token, and without signs between a name and a password. It may be a code's number. */
const HARMLESS = /^(?:[a-z\d][\w.-]{0,11}|\d{1,3}(?:\.\d{1,3}){3})$/iu;

const isSecret = (view: string): boolean =>
  hasShape(FORMS, view) || saysSecret(view) || holdsCard(view) || holdsRandom(view);

/** True if people's own words look as if they held what lets in. A text that cannot be read to its end does. */
export function holdsSecret(text: string): boolean {
  if (HARMLESS.test(text)) return hasShape([NUMBERED], text);
  const { views, isCut } = viewsOf(text);
  return isCut || views.some(isSecret);
}
