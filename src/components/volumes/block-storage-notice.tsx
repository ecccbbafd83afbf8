import { LimitNote } from '../limits/limit-note';

interface BlockStorageNoticeProps {
  readonly problem: string | undefined;
}

/** Too little block storage, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ problem }: BlockStorageNoticeProps) {
  return problem === undefined ? null : <LimitNote resource="block_storage">{problem}</LimitNote>;
}
