import { type Pseudonyms, sealed } from '../pseudonyms';
import { holdsSecret } from './holds-secret';

/**
 * Returns marks for the parts of a text, sealed if the whole holds a secret. A part alone may not
 * look like one.
 */
export const safePseudonyms = (whole: string, pseudonyms: Pseudonyms): Pseudonyms =>
  holdsSecret(whole) ? sealed(pseudonyms) : pseudonyms;
