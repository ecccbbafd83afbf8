import { useState } from 'react';
import type { ApiErrorFacts } from '@/provider/api-error';

/** An answer of a query as it is shown. */
interface View<T> {
  readonly data?: T;
  /** When its read began, by the steady clock. */
  readonly readAt?: number;
  readonly error?: ApiErrorFacts | undefined;
  readonly refresh: () => void;
}

/** A read that began after something. */
interface FreshRead<T> {
  /** When it began, in milliseconds since the epoch. */
  readonly at: number;
  /** Undefined if it failed. */
  readonly data: T | undefined;
  readonly error: ApiErrorFacts | undefined;
}

/** Reads a query again by a read of its own, and tells what that found: never what was known before. */
export function useFreshRead<T>(view: View<T>) {
  const [asked, setAsked] = useState<{ at: number; before: View<T> }>();
  function check() {
    setAsked({ at: Date.now(), before: view });
    view.refresh();
  }
  const found = asked && foundSince(asked.before, view);
  return {
    check,
    busy: asked !== undefined && found === undefined,
    found: found && { at: asked.at, ...found },
  };
}

function foundSince<T>(
  before: View<T>,
  { data, readAt, error }: View<T>,
): Omit<FreshRead<T>, 'at'> | undefined {
  if (error !== undefined && error !== before.error) return { data: undefined, error };
  // Two reads may begin within a millisecond; each answers with an object of its own.
  const isRead = readAt !== before.readAt || data !== before.data;
  return isRead ? { data, error: undefined } : undefined;
}
