import type { Tap } from '@/provider/recorder/tap';

/** Notes a defect of the panel itself; its message is dropped when the note is kept. */
export function noteDefect(tap: Tap | undefined, thrown: unknown): void {
  const { name, stack = '' } = thrown instanceof Error ? thrown : new Error();
  tap?.note({ type: 'defect', name, stack });
}
