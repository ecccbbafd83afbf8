/** Each change of whether a control is busy: a busy machine may take the second that it shows to look again. */
export function watchBusy(control: Element): readonly boolean[] {
  const busy: boolean[] = [];
  const watch = new MutationObserver(() => busy.push(control.hasAttribute('aria-busy')));
  watch.observe(control, { attributeFilter: ['aria-busy'] });
  return busy;
}
