export const RELEASE = 'v2.6.15';
