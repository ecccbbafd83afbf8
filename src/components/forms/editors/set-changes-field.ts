import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { changesTo, withChanges } from '@/lib/set-changes';

export const setChangesSchema = v.object({
  joining: v.array(v.string()),
  leaving: v.array(v.string()),
});

type Changes = v.InferOutput<typeof setChangesSchema>;

export const noChanges = (): Changes => ({ joining: [], leaving: [] });

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
