import { md5 } from 'js-md5';

/** In hexadecimal digits. */
export const md5Of = (text: string): string => md5(text);
