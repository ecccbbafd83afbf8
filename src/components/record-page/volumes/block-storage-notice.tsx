import { LimitNote } from '@/components/records/limit-note';

interface BlockStorageNoticeProps {
  readonly problem: string | undefined;
  /** Gigabytes that would be enough. */
  readonly more: number;
}

/** Too little block storage, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ problem, more }: BlockStorageNoticeProps) {
  return problem === undefined ? null : (
    <LimitNote resource="block_storage" more={more}>
      {problem}
    </LimitNote>
  );
}
