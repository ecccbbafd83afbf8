import type { RestCall } from '@/model/call';
import { KINDS } from '@/model/kinds';
import { hclString, shellQuote } from './quote';

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
  return said.length === 0 ? text : `# Without an option: ${said.join(', ')}\n${text}`;
}

function pathOf({ kind, id }: RestCall, account: string): string {
  const { collection, scoped } = KINDS[kind];
  const path = ['/1.0', collection, ...(id === undefined ? [] : [id])].join('/');
  return scoped ? `${path}?account_id=${encodeURIComponent(account)}` : path;
}

/**
 * Shows calls as shell commands, each run only if the last succeeded.
 * @param api origin, such as `https://api.example.com`
 */
export function asCurl(calls: readonly RestCall[], api: string, account: string): string {
  return calls
    .map((call) =>
      [
        `curl -X ${call.method} ${shellQuote(`${api}${pathOf(call, account)}`)} --fail-with-body`,
        `  -H ${shellQuote('Content-Type: application/json')}`,
        '  -H "Authorization: Bearer $TOKEN"',
        `  -d ${shellQuote(JSON.stringify(call.body))}`,
      ].join(' \\\n'),
    )
    .join(' &&\n\n');
}

export function resourceName(name: string, otherwise: string): string {
  const safe = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[a-z]/.test(safe) ? safe : `${otherwise}${safe === '' ? '' : `_${safe}`}`;
}

export type Line = readonly [argument: string, value: string];

/** Formats a block as `terraform fmt` does; each inner block follows a blank line. */
export function block(head: string, lines: readonly Line[], inner: readonly string[] = []): string {
  const widest = Math.max(...lines.map(([argument]) => argument.length));
  const body = lines.map(([argument, value]) => `  ${argument.padEnd(widest)} = ${value}`);
  const within = inner.flatMap((each) => ['', ...each.split('\n').map((line) => `  ${line}`)]);
  return [`${head} {`, ...body, ...within, '}'].join('\n');
}

export function resource(
  type: string,
  name: string,
  lines: readonly Line[],
  blocks: readonly string[] = [],
): string {
  return block(`resource ${hclString(type)} ${hclString(name)}`, lines, blocks);
}
