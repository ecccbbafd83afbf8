import { type RefObject, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';

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
 * Returns the form's ref. After a refused press, focuses the first invalid field or question in
 * reading order.
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
