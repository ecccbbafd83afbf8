import { keep, readKept } from './kept';

/** Key of the message for the next page. */
const KEY = 'wheelhouse.told';

/** Shows this message on the next page that can show it, even after a reload. */
export function keepNextPageMessage(words: string): void {
  keep('sessionStorage', KEY, words);
}

/** The message that the previous page left. */
export const readNextPageMessage = (): string | undefined => readKept('sessionStorage', KEY);

/** Drops the message once it is shown. */
export function forgetNextPageMessage(): void {
  keep('sessionStorage', KEY);
}
