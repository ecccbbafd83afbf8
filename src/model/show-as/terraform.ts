import { hclString } from '@/model/show-as/quote';

/** A name that Terraform takes, made of what people call a resource. */
export function resourceName(name: string, otherwise: string): string {
  const safe = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return /^[a-z]/.test(safe) ? safe : `${otherwise}${safe === '' ? '' : `_${safe}`}`;
}

export type Line = readonly [argument: string, value: string];

/** A block, aligned as `terraform fmt` does; further blocks stand in it after a blank line each. */
export function block(head: string, lines: readonly Line[], inner: readonly string[] = []): string {
  const widest = Math.max(...lines.map(([argument]) => argument.length));
  const body = lines.map(([argument, value]) => `  ${argument.padEnd(widest)} = ${value}`);
  const within = inner.flatMap((each) => ['', ...each.split('\n').map((line) => `  ${line}`)]);
  return [`${head} {`, ...body, ...within, '}'].join('\n');
}

/** A resource with its blocks. */
export function resource(
  type: string,
  name: string,
  lines: readonly Line[],
  blocks: readonly string[] = [],
): string {
  return block(`resource ${hclString(type)} ${hclString(name)}`, lines, blocks);
}
