import { parseSync } from 'vite';
import type { Sources } from './rules';

/** A comment that begins so names no thing. */
const BEGINNING = /^(?:What|Whether|Who|Whose|Where|Of|Those|That)\b/u;

/** Words of the old voice. */
const WORDS = /\b(?:told|tells?|telling|untold|save that|of which|for whose sake)\b/iu;

/** Words in a sentence. */
const MOST_WORDS = 20;

/** Comments that speak to a tool. */
const TO_TOOLS = /^(?:oxlint-|@ts-|@vitest|@vite-|#__PURE__)/u;

/** The text of a comment in one line, without its stars; code in it counts as one word. */
function textOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .replaceAll(/`[^`]*`/gu, 'Code')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+(?=[A-Z])|\s@/u);

/** Sentences on the rules that a comment breaks. */
export function commentProblems(comment: string): readonly string[] {
  const text = textOf(comment);
  if (TO_TOOLS.test(text)) return [];
  const [beginning] = BEGINNING.exec(text) ?? [];
  const [word] = WORDS.exec(text) ?? [];
  const counts = sentencesOf(text).map((sentence) => sentence.split(' ').length);
  const longest = Math.max(...counts);
  return [
    ...(beginning === undefined ? [] : [`begins with '${beginning}'`]),
    ...(word === undefined ? [] : [`says '${word}'`]),
    ...(longest > MOST_WORDS ? [`has ${longest} words in a sentence`] : []),
  ];
}

/** Comments of sources that break the rules of CONTRIBUTING.md, each as one sentence. */
export function commentViolations(sources: Sources): readonly string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    /\.(?:tsx?|mts|mjs)$/u.test(file)
      ? parseSync(file, source).comments.flatMap(({ value, start }) => {
          const line = source.slice(0, start).split('\n').length;
          return commentProblems(value).map((problem) => `${file}:${line} ${problem}`);
        })
      : [],
  );
}
