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

  const textOf = (element) => element?.innerText?.trim() ?? '';
  const headOf = (cell) => {
    const table = cell.closest('table');
    const head = textOf(table?.tHead?.rows[0]?.cells[cell.cellIndex]);
    return `${table?.getAttribute('aria-label') ?? ''} ${head}`.trim();
  };

  /** Facts of tables and lists of definitions with their labels, for a bare ‘0’ says little. */
  const labelled = (part) =>
    [...part.querySelectorAll('td, dd')].flatMap((fact) => {
      const own = textOf(fact);
      const label = fact.matches('td')
        ? headOf(fact)
        : textOf(fact.parentElement.querySelector(':scope > dt'));
      return own === '' ? [] : own.split('\n').map((line) => [label, line.trim()]);
    });

  const PARTS = 'main, [role="dialog"], [role="alertdialog"]';

  /** Lines of the parts, each with the label that it stands under. */
  const read = () => {
    // A dialog stands beside what it is opened over, never within it.
    const parts = [...document.querySelectorAll(PARTS)];
    const facts = parts.flatMap(labelled);
    // The marks of an axis are no figures.
    const marks = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    // Filters offer their choices, however many rows have them.
    const choices = [...document.querySelectorAll('[aria-pressed]')].map(
      (choice) => textOf(choice).split('\n')[0],
    );
    const isFact = new Set([...marks, ...choices, ...facts.map(([, line]) => line)]);
    const plain = parts
      .flatMap((part) => part.innerText.split(/[\n\t]/u).slice(0, MOST_LINES))
      .map((line) => line.trim())
      .filter((line) => line !== '');
    // A record without a readable name is called by its id: its state is the same under either.
    const titles = new Set([...document.querySelectorAll('h1')].map(textOf));
    const labelOf = (before = '') => (titles.has(before) ? 'title' : before);
    const said = plain.flatMap((line, at) =>
      isFact.has(line) ? [] : [[labelOf(plain[at - 1]), line]],
    );
    // Half a figure would be another: 0 of 0.21.
    const shortened = (text) =>
      text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/\S*$/u, '') : text;
    const cut = (each) => each.map(shortened);
    return { said: [...facts, ...said].map(cut), lines: plain };
  };

  /** Reads what a person sees, and what nobody should see. */
  const look = () => {
    const links = [...document.querySelectorAll('a[href], area[href], form[action], iframe[src]')]
      .map((link) => link.href || link.action || link.src)
      .filter((address) => !URL.canParse(address) || !SAFE.has(new URL(address).protocol));
    return {
      path: location.pathname,
      heading: document.querySelector('h1')?.textContent.trim() ?? '',
      ...read(),
      links,
      violations,
      hasRun: window[ran] !== undefined,
      isPolluted: before !== ownOf() || {}.polluted !== undefined,
    };
  };
  const MOST_IDLE_MS = 1500;
  const idle = () =>
    new Promise((resolve) => requestIdleCallback(resolve, { timeout: MOST_IDLE_MS }));
  /**
   * Reads the few facts that show if the page rests. Waits until it is idle, as machines may be
   * busy.
   */
  const rest = async () => {
    await idle();
    return {
      hasHeading: (document.querySelector('h1')?.textContent.trim() ?? '') !== '',
      isBusy: document.querySelector('[aria-busy="true"]') !== null,
    };
  };
  Object.assign(window, { hostileLook: look, hostileRest: rest });
}
