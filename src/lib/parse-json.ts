import { standBack } from './pause';

/** Text of this size parses within a few milliseconds. */
const SLICE = 200_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Finds a comma between items of the outermost list; -1 if none. */
function nextCut(text: string, from: number, least: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    else if (code === COMMA && depth === 0 && at >= least) return at;
  }
  return -1;
}

/**
 * Parses JSON. Pauses within long lists, so that user input and its frame come first.
 * @throws SyntaxError
 */
export async function parseJson(text: string): Promise<unknown> {
  const start = text.search(/\S/);
  if (text.length < 2 * SLICE || text.charAt(start) !== '[') return JSON.parse(text) as unknown;
  const items: unknown[] = [];
  let from = start + 1;
  for (;;) {
    const cut = nextCut(text, from, from + SLICE);
    const slice = cut === -1 ? `[${text.slice(from)}` : `[${text.slice(from, cut)}]`;
    const some = JSON.parse(slice) as unknown[];
    // A trailing comma.
    if (some.length === 0) throw new SyntaxError('Unexpected end of a list');
    for (const item of some) items.push(item);
    if (cut === -1) return items;
    from = cut + 1;
    await standBack();
  }
}
