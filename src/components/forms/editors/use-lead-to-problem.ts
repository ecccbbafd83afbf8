import { type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';

/** Within what is wrong: the answer given, else the first that can be given. */
const ANSWERS = ['input:checked', 'input, textarea, select, button'];

function controlOf(wrong: HTMLElement): HTMLElement | null {
  if (wrong.matches('input, textarea, select')) return wrong;
  for (const answers of ANSWERS) {
    const found = wrong.querySelector<HTMLElement>(answers);
    if (found !== null) return found;
  }
  return null;
}

/**
 * After a refused press the focus goes to the first field or question that is marked as wrong, in the
 * order in which people read. Returns the form's ref.
 */
export function useLeadToProblem<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = useFormState({ control: form.control });
  useEffect(() => {
    if (submitCount === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) controlOf(wrong)?.focus();
  }, [submitCount]);
  return element;
}
