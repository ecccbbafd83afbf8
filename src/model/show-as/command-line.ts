import { shellQuote } from '@/model/show-as/quote';

/** Formats the given options, each as one word; `=` allows values that start with a hyphen. */
export function optionWords(
  given: readonly (readonly [option: string, value: string | undefined])[],
): readonly string[] {
  return given.flatMap(([option, value]) =>
    value === undefined ? [] : [`${option}=${shellQuote(value)}`],
  );
}

export function command(verb: string, words: readonly string[]): string {
  return [`brightbox ${verb}`, ...words].join(' \\\n  ');
}

export function withGaps(text: string, gaps: readonly (string | false | undefined)[]): string {
  const said = gaps.filter((gap) => typeof gap === 'string');
  return said.length === 0 ? text : `# There is no option for: ${said.join(', ')}\n${text}`;
}
