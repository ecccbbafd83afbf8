import type { Sources } from './rules';
import { textsOf } from './texts';

/** A text of the panel; `undefined` stands for a value in it. */
type Pattern = readonly (string | undefined)[];

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/gu, ' ');

/** Stands for a gap where a text is cut. */
const GAP = '\u0000';

/** The whole text, and each of its sentences. */
function patternsOf(file: string, source: string): readonly Pattern[] {
  return textsOf(file, source).flatMap(({ pieces }) => {
    const whole = plain(pieces.join(GAP)).trim();
    const sentences = pieces.length === 1 ? [] : whole.split(/(?<=[.?!]) /u);
    return [whole, ...sentences].map((text) =>
      text.split(GAP).flatMap((piece, index) => (index === 0 ? [piece] : [undefined, piece])),
    );
  });
}

const wordsIn = (text: string): number => text.match(/[\p{L}'’]+/gu)?.length ?? 0;

/** Share of a sentence's words that its text must have, lest a text of gaps fit any sentence. */
const OWN_SHARE = 0.4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Makes a question: is a sentence, with any values in its gaps, a text of these sources? */
export function sentencesOf(sources: Sources): (sentence: string) => boolean {
  const patterns = Object.entries(sources)
    .filter(([file]) => /\.tsx?$/u.test(file))
    .flatMap(([file, text]) => patternsOf(file, text))
    .filter((pattern) => pattern.join('').replaceAll(/\s/gu, '').length > 4);
  const texts = patterns.flatMap(([text, ...rest]) =>
    text !== undefined && rest.length === 0 ? [text] : [],
  );
  const shapes = patterns
    .filter((pattern) => pattern.length > 1)
    .map((pattern) => {
      const source = pattern.map((piece) => (piece === undefined ? '.+?' : escaped(piece)));
      return { own: wordsIn(pattern.join(' ')), shape: new RegExp(`^${source.join('')}$`, 'u') };
    });
  const isText = (sentence: string) =>
    texts.some((text) => text.includes(sentence)) ||
    shapes.some(({ own, shape }) => own >= wordsIn(sentence) * OWN_SHARE && shape.test(sentence));
  return (sentence) => {
    const bare = plain(sentence).replace(/[.,:]$/u, '');
    const parts = bare.split(/(?<=[.?!]) /u).map((part) => part.replace(/[.,:]$/u, ''));
    return isText(plain(sentence)) || isText(bare) || parts.every(isText);
  };
}
