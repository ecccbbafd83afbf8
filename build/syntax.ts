/** A node of a syntax tree (ESTree), with its place in the code. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const partOf = (node: Node, part: string): unknown => Reflect.get(node, part);

/** The name that a node is, or the text; '' for any other node. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const name = partOf(node, 'name') ?? partOf(node, 'value');
  return typeof name === 'string' ? name : '';
}
