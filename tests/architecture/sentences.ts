import { parseSync } from 'vite';
import type { Sources } from './rules';

/** A text of the panel; `undefined` stands for a value in it. */
type Pattern = readonly (string | undefined)[];

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/gu, ' ');

interface Template {
  readonly quasis: readonly { readonly value: { readonly cooked?: string } }[];
}

function patternsOf(file: string, text: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const type: unknown = Reflect.get(node, 'type');
    const value: unknown = Reflect.get(node, 'value');
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') {
      found.push([plain(value)]);
    }
    if (type === 'TemplateLiteral') {
      const pieces = (node as Template).quasis.map((each) => plain(each.value.cooked ?? ''));
      found.push(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [undefined, piece])));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
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
