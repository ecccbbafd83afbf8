import type { Kind } from '@/model/kinds';
import { useRecord } from './use-record';

interface FullRecordProps {
  readonly kind: Kind;
  readonly id: string;
}

/** Reads a full record for rules that look it up; renders nothing. */
export function FullRecord({ kind, id }: FullRecordProps) {
  useRecord(kind, id);
  return null;
}
