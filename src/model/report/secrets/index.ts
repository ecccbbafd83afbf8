export { holdsSecret } from './holds-secret';
export { namesSecret } from './names';
export { safeMarks } from './safe-marks';
