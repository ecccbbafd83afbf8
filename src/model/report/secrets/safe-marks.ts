import { type Marks, sealed } from '../marks';
import { holdsSecret } from './holds-secret';

/**
 * Returns marks for the parts of a text, sealed if the whole holds a secret. A part alone may not
 * look like one.
 */
export const safeMarks = (whole: string, marks: Marks): Marks =>
  holdsSecret(whole) ? sealed(marks) : marks;
