import type { Kind } from '@/model/kinds';
import { useRecord } from './use-record';

interface FullRecordProps {
  readonly kind: Kind;
  readonly id: string;
}

/** Reads what the full record alone tells, for rules that look it up; shows nothing. */
export function FullRecord({ kind, id }: FullRecordProps) {
  useRecord(kind, id);
  return null;
}
