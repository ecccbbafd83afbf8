import { LimitNote } from '../limits/limit-note';

interface BlockStorageNoticeProps {
  readonly account: string;
  /** That there is not enough; undefined when there is. */
  readonly problem: string | undefined;
}

/** Too little block storage is left, and the way to more (spec 2 §8). */
export function BlockStorageNotice({ account, problem }: BlockStorageNoticeProps) {
  return problem === undefined ? null : (
    <LimitNote account={account} resource="block_storage">
      {problem}
    </LimitNote>
  );
}
