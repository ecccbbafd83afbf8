import type { MouseEvent } from 'react';
import { type CallFacts, isGoing } from '@/store/calls/calls-slice';
import { isFailure, type Toast } from '@/store/toasts/toasts-slice';

/** What was refused, lost or given up, and what can still be done something about; the rest is history. */
export type Group = 'going' | 'failed' | 'late' | 'finished';

/** The group of a task. */
export function groupOf(task: CallFacts): Group {
  if (isGoing(task)) return 'going';
  if (task.status === 'failed') return 'failed';
  return task.status === 'unseen' ? 'late' : 'finished';
}

/** The group of what a toast told. */
export function groupOfMessage(message: Toast): Group {
  if (isFailure(message)) return 'failed';
  return message.action !== undefined && message.isOver !== true ? 'late' : 'finished';
}

/** Takes off the list what was pressed, and keeps the focus there. */
export type Remove = (event: MouseEvent<HTMLElement>, act: () => void) => void;
