import type { MouseEvent } from 'react';
import { type CallFacts, isGoing } from '@/store/calls/calls-slice';
import { isFailure, type Toast } from '@/store/toasts/toasts-slice';

/**
 * Group of a task. `late`: it goes on at the provider, but its end was not seen. `unknown`: it may
 * have gone through.
 */
export type TaskGroup = 'going' | 'failed' | 'unknown' | 'late' | 'finished';

/**
 * Group of a message. `failed`: refused, lost or given up. `standing`: still true, and can be
 * helped. `finished`: history.
 */
export type MessageGroup = 'failed' | 'standing' | 'finished';

export function groupOf(task: CallFacts): TaskGroup {
  if (isGoing(task)) return 'going';
  if (task.status === 'failed' || task.status === 'unknown') return task.status;
  return task.status === 'unseen' ? 'late' : 'finished';
}

export function groupOfMessage(message: Toast): MessageGroup {
  if (isFailure(message)) return 'failed';
  return message.action !== undefined && message.isOver !== true ? 'standing' : 'finished';
}

export type Remove = (event: MouseEvent<HTMLElement>, act: () => void) => void;
