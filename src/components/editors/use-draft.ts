import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { dropDraft, readDraft, writeDraft, type Draft } from '@/store/drafts/draft-storage';
import { sameValue } from '@/lib/same-value';

interface DraftOptions<Values extends FieldValues> {
  /** What the record says now. */
  readonly values: Values;
  /** Fields that must not be kept. */
  readonly secret: readonly Path<Values>[];
  /** The address that it is kept for; the one that is open when absent. */
  readonly at?: string | undefined;
}

/** What an earlier visit left behind. */
export interface DraftControls {
  /** The form holds what was typed before, rather than what the record says. */
  readonly restored: boolean;
  /** Forgets the draft: it was saved, or given up. */
  readonly drop: () => void;
}

/** The fields of a draft that the form has and that hold what such a field can hold. */
function usable(draft: Draft, values: FieldValues, secret: readonly string[]): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) &&
      !secret.includes(name) &&
      typeof value === typeof values[name] &&
      Array.isArray(value) === Array.isArray(values[name]),
  );
}

/**
 * Keeps what is typed into a form, save its secrets, for the same user at the same address, and puts
 * it back when the form is opened again: after a reload, or after an expired session and a sign-in.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { values, secret, at }: DraftOptions<Values>,
): DraftControls {
  const { pathname } = useLocation();
  const route = at ?? pathname;
  const user = useSelector(selectCurrentUserId);
  const [over, setOver] = useState(false);
  // Looked at once for each user and address: what is written from then on is this visit's own.
  const found = useMemo(
    () => (user === undefined ? undefined : readDraft(user, route)),
    [user, route],
  );
  const latest = useRef({ values, secret });
  useEffect(() => {
    latest.current = { values, secret };
  });

  useEffect(() => {
    // Who typed before it was known who they are has begun anew.
    if (found === undefined || !sameValue(form.getValues(), latest.current.values)) return;
    for (const [name, value] of usable(found, latest.current.values, latest.current.secret)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  }, [form, found]);

  useEffect(() => {
    if (user === undefined) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed, defaultValues }) => {
        // The form's own idea of the record, which may be ahead of this component's.
        if (sameValue(typed, defaultValues)) {
          dropDraft(user, route);
          return;
        }
        const kept = Object.entries(typed).filter(
          ([name]) => !latest.current.secret.some((hidden) => hidden === name),
        );
        writeDraft(user, route, Object.fromEntries(kept));
      },
    });
  }, [form, route, user]);

  const drop = useCallback(() => {
    setOver(true);
    if (user !== undefined) dropDraft(user, route);
  }, [route, user]);

  return { restored: found !== undefined && !over, drop };
}
