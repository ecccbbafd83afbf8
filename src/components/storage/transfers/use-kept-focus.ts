import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useHeadingAfter } from '@/components/records/page/use-heading-after';

/** The button of a file, wherever its row is by now. */
const buttonOf = (panel: HTMLElement, id: string | undefined) =>
  id === undefined
    ? null
    : panel.querySelector<HTMLElement>(`[data-transfer="${CSS.escape(id)}"] button`);

/**
 * Keeps the keyboard where it was when a file's row moves, or a button goes with what it was for: on the
 * same file, or else on the title, and on the page's own once the panel is closed.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
) {
  const last = useRef<{ element: Element; id: string | undefined }>(undefined);
  useEffect(() => {
    if (last.current === undefined || last.current.element.isConnected) return;
    const { id } = last.current;
    last.current = undefined;
    if (panel.current === null || document.activeElement !== document.body) return;
    (buttonOf(panel.current, id) ?? title.current)?.focus({ preventScroll: true });
  });
  useHeadingAfter(panel);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-transfer]');
      last.current = { element: target, id: row?.dataset['transfer'] };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // What is taken away blurs too, in some browsers, and is none of its reader's doing.
      if (target.isConnected) last.current = undefined;
    },
  };
}
