import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { entryOf } from '@/lib/values';
import { sameValue } from '@/lib/same-value';
import { useAnnounced } from '@/ui/announcer';
import { Button } from '@/ui/button';
import { Note } from '@/ui/note';
import type { Editor } from './use-save';
import { words } from './words';

function useOvertaken<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
): boolean {
  const [overtaken, setOvertaken] = useState(false);
  useEffect(() => {
    const begun = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed, defaultValues: known = {} }) => {
        const touched = Object.entries<unknown>(known).filter(([name, value]) => {
          const isTouched = !sameValue(entryOf<unknown>(typed, name), value);
          if (!isTouched) begun.set(name, value);
          return isTouched;
        });
        setOvertaken(touched.some(([name, value]) => !sameValue(begun.get(name), value)));
      },
    });
  }, [form]);
  return overtaken;
}

/**
 * Untouched fields follow the record. This warns if the record's value of a touched field has
 * changed.
 */
export function OvertakenNote<Values extends FieldValues, Output extends FieldValues>({
  editor: { form, busy, discard },
  words: note = words.overtaken.note,
  plain = false,
}: {
  readonly editor: Editor<Values, Output>;
  readonly words?: string | undefined;
  readonly plain?: boolean;
}) {
  // Our own save changes it too.
  const shown = useOvertaken(form) && !busy;
  useAnnounced(shown && note);
  if (!shown) return null;
  return (
    <Note
      plain={plain}
      tone="warning"
      action={
        <Button size="s" onClick={discard}>
          {words.overtaken.discard}
        </Button>
      }
    >
      {note}
    </Note>
  );
}
