/** Records each change of `aria-busy`. A slow machine could miss its second by polling. */
export function watchBusy(control: Element): readonly boolean[] {
  const busy: boolean[] = [];
  const watch = new MutationObserver(() => busy.push(control.hasAttribute('aria-busy')));
  watch.observe(control, { attributeFilter: ['aria-busy'] });
  return busy;
}
