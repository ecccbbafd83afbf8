import { posix } from 'node:path';
import { IMPORT, readWords, withTexts } from '../../build/words-apart.ts';
import type { Sources } from './rules';

/** The sources as a build has them: with each text where it is shown. */
export function withWords(sources: Sources): Sources {
  const shown = Object.entries(sources).map(([file, text]) => {
    const from = IMPORT.exec(text)?.groups?.['from'];
    if (from === undefined) return [file, text];
    const base = from.startsWith('@/')
      ? from.replace('@', 'src')
      : posix.join(posix.dirname(file), from);
    const words = [`${base}.ts`, `${base}.tsx`].find((each) => sources[each] !== undefined);
    const source = words && sources[words];
    return [file, words && source ? withTexts(text, file, words, readWords(words, source)) : text];
  });
  return Object.fromEntries(shown) as Sources;
}
