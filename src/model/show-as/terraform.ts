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

/** A resource, aligned as `terraform fmt` does. */
export function resource(type: string, name: string, lines: readonly Line[]): string {
  const widest = Math.max(...lines.map(([argument]) => argument.length));
  const body = lines.map(([argument, value]) => `  ${argument.padEnd(widest)} = ${value}`);
  const head = `resource ${hclString(type)} ${hclString(name)}`;
  return [`${head} {`, ...body, '}'].join('\n');
}
