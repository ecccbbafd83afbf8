import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { fieldOf } from '@/lib/field-of';
import { selectCurrentUserId } from '@/store/accounts/accounts-selectors';
import { dropDraft, readDraft, writeDraft, type Draft } from '@/store/drafts/draft-storage';
import { sameValue } from '@/lib/same-value';

interface DraftOptions<Values extends FieldValues> {
  readonly values: Values;
  readonly secret: readonly Path<Values>[];
  /** The draft's address; by default the current one. */
  readonly at?: string | undefined;
  /** Nothing of it is kept. */
  readonly isSecret: boolean;
}

/** A restored draft. */
export interface DraftControls {
  /** The form holds a draft. */
  readonly restored: boolean;
  readonly drop: () => void;
}

/** Fields of the draft with values that the form can hold. */
function usable(draft: Draft, values: FieldValues, secret: readonly string[]): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(values, name) &&
      !secret.includes(name) &&
      typeof value === typeof fieldOf(values, name) &&
      Array.isArray(value) === Array.isArray(fieldOf(values, name)),
  );
}

/** Keeps input without secrets by user and address, and restores it after a reload or sign-in. */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { values, secret, at, isSecret }: DraftOptions<Values>,
): DraftControls {
  const { pathname } = useLocation();
  const route = at ?? pathname;
  const known = useSelector(selectCurrentUserId);
  const user = isSecret ? undefined : known;
  const [over, setOver] = useState(false);
  // Read once for each user and address, before this visit writes.
  const found = useMemo(
    () => (user === undefined ? undefined : readDraft(user, route)),
    [user, route],
  );
  const latest = useRef({ values, secret });
  useEffect(() => {
    latest.current = { values, secret };
  });

  // As the form is drawn: later it would undo a press in between.
  useLayoutEffect(() => {
    // Input from before the user was known wins.
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
        // The form's own values, which may be newer than this component's.
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
