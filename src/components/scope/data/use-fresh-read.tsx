import { useState } from 'react';
import type { Kind } from '@/model/kinds';
import type { ApiErrorFacts } from '@/provider/api-error';
import { useRecord } from './use-record';

interface View<T> {
  readonly data?: T;
  /** Start of its read, by the steady clock. */
  readonly readAt?: number;
  readonly error?: ApiErrorFacts | undefined;
  readonly refresh: () => void;
}

interface FreshRead<T> {
  /** Start in ms since the epoch. */
  readonly at: number;
  readonly data: T | undefined;
  readonly error: ApiErrorFacts | undefined;
}

/** Reads a query again, and returns only the result of that read, never earlier data. */
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
  // Two reads may begin within the same millisecond, but each answers with a new object.
  const isRead = readAt !== before.readAt || data !== before.data;
  return isRead ? { data, error: undefined } : undefined;
}

interface FullRecordProps {
  readonly kind: Kind;
  readonly id: string;
}

/** Reads a full record for rules that look it up; renders nothing. */
export function FullRecord({ kind, id }: FullRecordProps) {
  useRecord(kind, id);
  return null;
}
