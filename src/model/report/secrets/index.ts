export { holdsSecret } from './holds-secret';
export { namesSecret, noteOf } from './names';
export { safePseudonyms } from './holds-secret';
