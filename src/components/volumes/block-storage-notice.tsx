import { LimitNote } from '../limits/limit-note';

interface BlockStorageNoticeProps {
  /** That there is not enough; undefined when there is. */
  readonly problem: string | undefined;
}

/** Too little block storage is left, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ problem }: BlockStorageNoticeProps) {
  return problem === undefined ? null : <LimitNote resource="block_storage">{problem}</LimitNote>;
}
