/** Attributes by which the browser's stylesheet distinguishes elements of one kind. */
const TRAITS = ['hidden', 'open', 'type'];

const answered = new WeakSet<Window>();

function declared(element: Element | null, property: string): string {
  return element instanceof HTMLElement && element.hasAttribute('style')
    ? element.style.getPropertyValue(property)
    : '';
}

/**
 * Answers style queries from an element's kind and its own declarations. The tests' page has only
 * the browser's stylesheet. By itself jsdom matches each rule again for each element and question,
 * a quarter of the tests' time.
 */
export function answerStylesByKind(): void {
  // The files of a worker share their window.
  if (answered.has(window)) return;
  answered.add(window);
  const whole = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  function displayOfKind(element: Element): string {
    const traits = TRAITS.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, ...traits]);
    const display = displays.get(kind) ?? whole(element).display;
    displays.set(kind, display);
    return display;
  }

  /** Nearly all queries ask if an element is visible and can be pressed. */
  const answers: Readonly<Record<string, (element: Element) => string>> = {
    display: (element) => declared(element, 'display') || displayOfKind(element),
    visibility: (element) =>
      declared(element.closest('[style*="visibility"]'), 'visibility') || 'visible',
    opacity: (element) => declared(element, 'opacity') || '1',
    pointerEvents: (element) => declared(element, 'pointer-events') || 'auto',
  };

  const { style: undeclared } = document.createElement('i');
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return whole(element, pseudo);
    const valueOf = (property: string) =>
      answers[property]?.(element) ?? whole(element).getPropertyValue(property);
    return new Proxy(undeclared, {
      get(_, name): unknown {
        if (name === 'getPropertyValue') return valueOf;
        const answer = typeof name === 'string' ? answers[name] : undefined;
        return answer === undefined ? Reflect.get(whole(element), name) : answer(element);
      },
    });
  };
}
