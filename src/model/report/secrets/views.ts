import { fromBase64 } from '@/lib/base64';

interface Views {
  readonly views: readonly string[];
  readonly isCut: boolean;
}

const DEEPEST = 3;

/** Most characters of all views: `ROOM` for each of the text, plus `LEAST_ROOM`. */
const ROOM = 6;
const LEAST_ROOM = 4000;

const utf8 = new TextDecoder();

function textOf(bytes: Uint8Array | undefined): string {
  if (bytes === undefined || bytes.length === 0) return '';
  const text = utf8.decode(bytes);
  return /[^\P{Cc}\t\n\r]|\uFFFD/u.test(text) ? '' : text;
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/[\da-f]{2}/giu) ?? [], (pair) => Number.parseInt(pair, 16));

const mayBeBase64 = (word: string): boolean =>
  /[A-Z]/u.test(word) &&
  /[a-z]/u.test(word) &&
  !/^[^a-z]?[a-z]+$/u.test(word) &&
  word.length % 4 !== 1;

function base64Text(padded: string): string {
  const word = padded.replaceAll('=', '');
  if (!mayBeBase64(word)) return '';
  return textOf(fromBase64(word.replaceAll('-', '+').replaceAll('_', '/')));
}

const point = (digits: string, radix: number): string => {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
};

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['b', ' '],
  ['f', ' '],
  ['n', '\n'],
  ['r', '\n'],
  ['t', ' '],
]);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['colon', ':'],
  ['equals', '='],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['quot', '"'],
]);

const DECODINGS: readonly ((text: string) => string)[] = [
  // Percent-encoding: addresses, forms.
  (text) =>
    text.includes('%')
      ? text.replaceAll(/(?:%[\da-f]{2})+/giu, (run) => textOf(bytesOf(run)) || run)
      : text,
  (text) => (text.includes('=') ? text.replaceAll('+', ' ') : text),
  // Backslash escapes: JSON, shells.
  (text) =>
    text.replaceAll(
      /\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/giu,
      (_, code?: string, byte?: string, letter: string = '') =>
        code || byte ? point(code || byte || '', 16) : (ESCAPED.get(letter) ?? letter),
    ),
  // Character references: markup.
  (text) =>
    text.replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu,
      (whole: string, digits?: string, hex?: string, name: string = '') => {
        if (digits) return point(digits, 10);
        return hex ? point(hex, 16) : (ENTITIES.get(name.toLowerCase()) ?? whole);
      },
    ),
  (text) => text.replaceAll(/[\w+/-]{8,}={0,2}/gu, (word) => base64Text(word) || word),
  (text) => text.replaceAll(/(?:[\da-f]{2}){8,}/giu, (word) => textOf(bytesOf(word)) || word),
];

/** Converts a digit of any script. Unicode's tens begin at a code point that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  const isFromZero = last < 6 || /\p{Nd}/u.test(String.fromCodePoint(code - last));
  return String(isFromZero ? last : last - 6);
}

const ASCII = /^\p{ASCII}*$/u;

const plain = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '')
        .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);

export function viewsOf(text: string): Views {
  const views = new Set([plain(text)]);
  let newest: readonly string[] = [...views];
  let room = ROOM * text.length + LEAST_ROOM;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next: string[] = [];
    for (const view of newest) {
      for (const decode of DECODINGS) {
        const decoded = plain(decode(view));
        if (decoded === view || views.has(decoded)) continue;
        room -= decoded.length;
        if (room < 0) return { views: [...views], isCut: true };
        views.add(decoded);
        next.push(decoded);
      }
    }
    newest = next;
  }
  return { views: [...views], isCut: false };
}
