/** See docs/product/groups.md#port-format. */
const LONGEST = 255;
const HIGHEST = 65_535;

const ITEM = /^(?:\d+|\d+[-:]\d*|[-:]\d+)$/;

function isItem(item: string): boolean {
  if (!ITEM.test(item)) return false;
  const [first, last] = item.split(/[-:]/).map((end) => (end === '' ? undefined : Number(end)));
  const inRange = [first, last].every(
    (port) => port === undefined || (port >= 1 && port <= HIGHEST),
  );
  return inRange && (first === undefined || last === undefined || first <= last);
}

/** Removes the spaces of a typed list, such as '80, 443': the provider takes none. */
export function typedPorts(text: string): string {
  return text.trim().replaceAll(/\s*,\s*/g, ',');
}

export function portsProblem(text: string, message: string): string | undefined {
  const given = typedPorts(text);
  if (given === '') return undefined;
  return given.length <= LONGEST && given.split(',').every(isItem) ? undefined : message;
}

/** Returns the ports, empty for all; rules of 2012 have `*` for all. */
export function portsText(ports: string | null | undefined): string {
  return ports && ports !== '*' ? ports : '';
}

function rangesOf(ports: string): readonly (readonly [first: number, last: number])[] {
  return ports.split(',').map((item) => {
    const [first = '', last = first] = item.split(/[-:]/);
    return [Number(first === '' ? 1 : first), Number(last === '' ? HIGHEST : last)];
  });
}

export function includesEveryPort(ports: string | null | undefined): boolean {
  const text = portsText(ports);
  return text === '' || rangesOf(text).some(([first, last]) => first <= 1 && last >= HIGHEST);
}

export function includesPort(ports: string | null | undefined, port: number): boolean {
  const text = portsText(ports);
  return text === '' || rangesOf(text).some(([first, last]) => port >= first && port <= last);
}
