import { shellQuote } from '@/model/show-as/quote';

/** Formats the given options, each as one word; `=` allows values that start with a hyphen. */
export function optionWords(
  given: readonly (readonly [option: string, value: string | undefined])[],
): readonly string[] {
  return given.flatMap(([option, value]) =>
    value === undefined ? [] : [`${option}=${shellQuote(value)}`],
  );
}

/** Formats a command of the provider's client, one word per line. */
export function command(verb: string, words: readonly string[]): string {
  return [`brightbox ${verb}`, ...words].join(' \\\n  ');
}

/** Adds a comment above the text that lists the form values it cannot express. */
export function withGaps(text: string, gaps: readonly (string | false | undefined)[]): string {
  const said = gaps.filter((gap) => typeof gap === 'string');
  return said.length === 0 ? text : `# There is no option for: ${said.join(', ')}\n${text}`;
}
