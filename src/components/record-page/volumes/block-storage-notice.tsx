import { LimitNote } from '@/components/records/limit-note';

interface BlockStorageNoticeProps {
  readonly problem: string | undefined;
  /** Gigabytes to ask for. */
  readonly more: number;
}

/** Says that block storage is short, with a link to get more (spec 2 §8). */
export function BlockStorageNotice({ problem, more }: BlockStorageNoticeProps) {
  return problem === undefined ? null : (
    <LimitNote resource="block_storage" more={more}>
      {problem}
    </LimitNote>
  );
}
