import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { changesTo, withChanges } from '@/lib/set-changes';

/** What a form holds that changes a set of ids (`lib/set-changes.ts`). */
export const setChangesSchema = v.object({
  joining: v.array(v.string()),
  leaving: v.array(v.string()),
});

type Changes = v.InferOutput<typeof setChangesSchema>;

/** What such a form begins with. */
export const noChanges = (): Changes => ({ joining: [], leaving: [] });

/**
 * What a choice of several needs to show a set and to change it.
 * @param now the set as it is; what others change of it meanwhile stays
 */
export function setChangesField(
  { watch, setValue, formState: { errors } }: UseFormReturn<Changes, unknown, Changes>,
  now: readonly string[],
) {
  return {
    chosen: withChanges(now, watch()),
    error: errors.joining?.message,
    onChange: (chosen: readonly string[]) => {
      const { joining, leaving } = changesTo(now, chosen);
      setValue('joining', joining, { shouldDirty: true });
      setValue('leaving', leaving, { shouldDirty: true });
    },
  };
}
