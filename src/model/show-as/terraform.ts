import { hclString } from '@/model/show-as/quote';

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
