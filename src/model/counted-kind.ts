import { counted } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';

/** '1 Cloud Server', '2 Cloud Servers'. */
export function countedKind(kind: Kind, count: number): string {
  const { singular, plural } = KINDS[kind];
  return counted(count, singular, plural);
}
