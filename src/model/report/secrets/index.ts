export { holdsSecret } from './holds-secret';
export { namesSecret, noteOf } from './names';
export { safeMarks } from './safe-marks';
