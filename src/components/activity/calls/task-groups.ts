import type { MouseEvent } from 'react';
import { type CallFacts, isGoing } from '@/store/calls/calls-slice';
import { isFailure, type Toast } from '@/store/toasts/toasts-slice';

/** A task that is late goes on at the provider; its end was not seen. Of an unknown one it may have been. */
export type TaskGroup = 'going' | 'failed' | 'unknown' | 'late' | 'finished';

/** What was refused, lost or given up, and what is still so and can be helped; the rest is history. */
export type MessageGroup = 'failed' | 'standing' | 'finished';

/** The group of a task. */
export function groupOf(task: CallFacts): TaskGroup {
  if (isGoing(task)) return 'going';
  if (task.status === 'failed' || task.status === 'unknown') return task.status;
  return task.status === 'unseen' ? 'late' : 'finished';
}

/** The group of what a toast told. */
export function groupOfMessage(message: Toast): MessageGroup {
  if (isFailure(message)) return 'failed';
  return message.action !== undefined && message.isOver !== true ? 'standing' : 'finished';
}

/** Takes off the list what was pressed, and keeps the focus there. */
export type Remove = (event: MouseEvent<HTMLElement>, act: () => void) => void;
