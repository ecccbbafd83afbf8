import { fieldOf } from '@/lib/field-of';

const isMessage = (message: unknown): boolean => typeof fieldOf(message, 'channel') === 'string';

function parsed(frame: unknown): unknown {
  if (typeof frame !== 'string') return frame;
  try {
    return JSON.parse(frame) as unknown;
  } catch {
    return undefined;
  }
}

/** The messages of a frame, undefined if one of them is none. The client's own reader throws then. */
export function readFrame(frame: unknown): readonly object[] | undefined {
  const read = parsed(frame);
  const messages: readonly unknown[] = Array.isArray(read) ? read : [read];
  return messages.every(isMessage) ? (messages as readonly object[]) : undefined;
}
