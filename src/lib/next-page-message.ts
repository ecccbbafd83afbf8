import { keep, readKept } from './kept';

const KEY = 'wheelhouse.told';

export function keepNextPageMessage(words: string): void {
  keep('sessionStorage', KEY, words);
}

export const readNextPageMessage = (): string | undefined => readKept('sessionStorage', KEY);

export function forgetNextPageMessage(): void {
  keep('sessionStorage', KEY);
}
