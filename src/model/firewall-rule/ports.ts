/** Spec 2 §§5, 9: digits, commas, hyphens and colons, at most 255 characters; ports are 1 to 65535. */
const LONGEST = 255;
const HIGHEST = 65_535;

/** A single port, or a range by hyphen or colon, open at one end if need be. */
const ITEM = /^(?:\d+|\d+[-:]\d*|[-:]\d+)$/;

function isItem(item: string): boolean {
  if (!ITEM.test(item)) return false;
  const [first, last] = item.split(/[-:]/).map((end) => (end === '' ? undefined : Number(end)));
  const inRange = [first, last].every(
    (port) => port === undefined || (port >= 1 && port <= HIGHEST),
  );
  return inRange && (first === undefined || last === undefined || first <= last);
}

/** What is wrong with a list of ports; none at all means every port. */
export function portsProblem(text: string, message: string): string | undefined {
  const given = text.trim();
  if (given === '') return undefined;
  return given.length <= LONGEST && given.split(',').every(isItem) ? undefined : message;
}

/** A list of ports of the wire in words: none where it leaves none out; rules of 2012 have `*`. */
export function portsText(ports: string | null | undefined): string {
  return ports && ports !== '*' ? ports : '';
}

/** The least and the greatest port of each item of a list, as the wire has it. */
function rangesOf(ports: string): readonly (readonly [first: number, last: number])[] {
  return ports.split(',').map((item) => {
    const [first = '', last = first] = item.split(/[-:]/);
    return [Number(first === '' ? 1 : first), Number(last === '' ? HIGHEST : last)];
  });
}

/** Whether a list of ports, as the wire has it, leaves none out; none at all means every port. */
export function includesEveryPort(ports: string | null | undefined): boolean {
  const text = portsText(ports);
  return text === '' || rangesOf(text).some(([first, last]) => first <= 1 && last >= HIGHEST);
}

/** Whether a list of ports, as the wire has it, holds this one; none means every port. */
export function includesPort(ports: string | null | undefined, port: number): boolean {
  const text = portsText(ports);
  return text === '' || rangesOf(text).some(([first, last]) => port >= first && port <= last);
}
