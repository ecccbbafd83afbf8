import type { CardStyle } from '@/provider/cards';

/** The page's own type and colours at an element, whose styles carry what has no property of its own. */
export function styleAt(element: HTMLElement): CardStyle {
  const style = getComputedStyle(element);
  const { color, fontFamily, fontSize } = style;
  return {
    color,
    // As `card-input.module.css` has them: a custom property would come as it is written.
    placeholder: style.textDecorationColor,
    invalid: style.caretColor,
    fontFamily,
    fontSize,
  };
}

/** Calls back when the page's theme changes, by the reader's choice or their system's. */
export function followTheme(onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
