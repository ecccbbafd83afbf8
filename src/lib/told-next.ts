import { keep, readKept } from './kept';

/** What the next page tells that is shown. */
const KEY = 'wheelhouse.told';

/** Has the next page that can tell it do so, also after a load. */
export function tellNext(words: string): void {
  keep('sessionStorage', KEY, words);
}

/** What the page before has left to tell. */
export const readTold = (): string | undefined => readKept('sessionStorage', KEY);

/** Called once it is told. */
export function forgetTold(): void {
  keep('sessionStorage', KEY);
}
