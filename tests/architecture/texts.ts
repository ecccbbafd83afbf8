import { parseSync } from 'vite';
import { isNode, nameOf, type Node, partOf } from '../../build/syntax.ts';

/** A text in a source, as it is written there. */
export interface Text {
  /** Its pieces, with a gap for each value between two of them. */
  readonly pieces: readonly string[];
  readonly line: number;
  /** The property or attribute that it is the value of, or '' for none. */
  readonly place: string;
  /** True for text between tags. */
  readonly isMarkup: boolean;
}

/** The name that a property or an attribute gives to its value. */
function placeIn(parent: Node | undefined, node: Node): string {
  if (parent?.type === 'JSXAttribute') return nameOf(partOf(parent, 'name'));
  if (parent?.type === 'Property' && partOf(parent, 'value') === node) {
    return nameOf(partOf(parent, 'key'));
  }
  return '';
}

interface Quasi {
  readonly value: { readonly cooked?: string };
}

/** Texts between tags, with a gap for each value or element among them. */
function piecesBetweenTags(children: readonly unknown[]): readonly string[] {
  const pieces = [''];
  for (const child of children) {
    const text = isNode(child) && child.type === 'JSXText' ? partOf(child, 'value') : undefined;
    if (typeof text !== 'string') pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${text}`);
  }
  return pieces;
}

function piecesOf(node: Node): readonly string[] {
  const children = partOf(node, 'children');
  if (/^JSX(?:Element|Fragment)$/u.test(node.type) && Array.isArray(children)) {
    const pieces = piecesBetweenTags(children);
    return pieces.length > 1 ? pieces : [];
  }
  const value = partOf(node, 'value');
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof value === 'string') {
    return [value];
  }
  if (node.type !== 'TemplateLiteral') return [];
  return (partOf(node, 'quasis') as readonly Quasi[]).map(({ value: { cooked = '' } }) => cooked);
}

/** True for a name in the code, a module's address, a type, or a programmer's error. */
function isCode(node: Node, parent: Node | undefined): boolean {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/u.test(node.type)) return true;
  if (/^(?:Import(?:Declaration|Expression)|Export(?:All|Named)Declaration)$/u.test(node.type)) {
    return partOf(node, 'source') !== null && partOf(node, 'source') !== undefined;
  }
  if (node.type === 'NewExpression') return nameOf(partOf(node, 'callee')).endsWith('Error');
  return parent?.type === 'Property' && partOf(parent, 'key') === node;
}

/** Every text of a module that is no name, address or programmer's error, in order. */
export function textsOf(file: string, source: string): readonly Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, parent);
      return;
    }
    if (!isNode(value) || isCode(value, parent)) return;
    const pieces = piecesOf(value);
    if (pieces.some((piece) => /\S/u.test(piece))) {
      found.push({
        pieces: pieces.map((piece) => piece.replaceAll(/\s+/gu, ' ')),
        line: source.slice(0, value.start).split('\n').length,
        place: placeIn(parent, value),
        isMarkup: value.type.startsWith('JSX'),
      });
    }
    for (const each of Object.values(value)) visit(each, value);
  };
  visit(parseSync(file, source).program, undefined);
  return found;
}
