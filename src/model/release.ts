/** The release number on the screen (spec 1 §1). */
export const RELEASE = 'v2.6.15';
