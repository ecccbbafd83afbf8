import { shellQuote } from '@/model/show-as/quote';

/** Options that are given, each in a word; the `=` allows a value to start with a hyphen. */
export function optionWords(
  given: readonly (readonly [option: string, value: string | undefined])[],
): readonly string[] {
  return given.flatMap(([option, value]) =>
    value === undefined ? [] : [`${option}=${shellQuote(value)}`],
  );
}

/** A command of the provider's client, a word a line. */
export function command(verb: string, words: readonly string[]): string {
  return [`brightbox ${verb}`, ...words].join(' \\\n  ');
}

/** Says above a text, as a comment, what of the form it cannot say. */
export function withGaps(text: string, gaps: readonly (string | false | undefined)[]): string {
  const said = gaps.filter((gap) => typeof gap === 'string');
  return said.length === 0 ? text : `# There is no option for: ${said.join(', ')}\n${text}`;
}
