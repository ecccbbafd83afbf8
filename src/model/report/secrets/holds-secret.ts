import { holdsCard } from './cards';
import { NUMBERED } from './commands';
import { FORMS } from './forms';
import { holdsRandom } from './random';
import { saysSecret } from './said';
import { hasShape } from './shapes';
import { viewsOf } from './views';

/** Too short for a token or a name with a password. It may still be the number of a code. */
const HARMLESS = /^(?:[a-z\d][\w.-]{0,11}|\d{1,3}(?:\.\d{1,3}){3})$/iu;

const isSecret = (view: string): boolean =>
  hasShape(FORMS, view) || saysSecret(view) || holdsCard(view) || holdsRandom(view);

/** True if a text seems to hold a secret. Also true if it could not be decoded to its end. */
export function holdsSecret(text: string): boolean {
  if (HARMLESS.test(text)) return hasShape([NUMBERED], text);
  const { views, isCut } = viewsOf(text);
  return isCut || views.some(isSecret);
}
