/* Runs in each page, before its own scripts: sent as source text, so it uses nothing from here. */
export function watchPage(ran) {
  const prototypes = [Object, Array, Function, String, Number, Promise, Map].map(
    ({ prototype }) => prototype,
  );
  const ownOf = () => JSON.stringify(prototypes.map((each) => Object.getOwnPropertyNames(each)));
  const before = ownOf();
  const violations = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push(`${effectiveDirective} refused ${blockedURI || 'inline'}`),
  );
  const MOST_LINES = 3000;
  const LONGEST_LINE = 200;
  const SAFE = new Set(['http:', 'https:', 'mailto:', 'blob:']);

  /** What a person would see, and what nobody should. */
  const look = () => {
    const shown = [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')];
    const lines = shown
      .flatMap((part) => part.innerText.split('\n').slice(0, MOST_LINES))
      .map((line) => line.slice(0, LONGEST_LINE));
    const links = [...document.querySelectorAll('a[href], area[href], form[action], iframe[src]')]
      .map((link) => link.href || link.action || link.src)
      .filter((address) => !URL.canParse(address) || !SAFE.has(new URL(address).protocol));
    return {
      heading: document.querySelector('h1')?.textContent.trim() ?? '',
      lines,
      links,
      violations,
      hasRun: window[ran] !== undefined,
      isPolluted: before !== ownOf() || {}.polluted !== undefined,
      isBusy: document.querySelector('[aria-busy="true"]') !== null,
    };
  };
  Object.assign(window, { hostileLook: look });
}
