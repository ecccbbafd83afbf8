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

export const CONTROL = 'input, select, textarea, button';

/**
 * Finds the control to focus first: of radio buttons, the chosen one. Undefined until the choices
 * are read.
 */
export function firstControl(frame: HTMLElement | null): HTMLElement | null | undefined {
  const first = frame?.querySelector<HTMLElement>(CONTROL);
  const unread = frame?.querySelector('[data-height-unknown]');
  const isBelow =
    unread && first?.compareDocumentPosition(unread) === Node.DOCUMENT_POSITION_PRECEDING;
  if (isBelow) return undefined;
  if (!first?.matches('[type=radio]')) return first;
  return first.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked') ?? first;
}
