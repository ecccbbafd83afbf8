/** Global that our script sets if a page runs it, from text taken for markup or for a link. */
export const RAN = '__hostileRan';

const SCRIPT = `window.${RAN}=1`;

const deep = (levels) => {
  let value = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** Values to put in any place. Each call makes its long text anew, so that none is kept. */
export const VALUES = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e308,
  () => -1e308,
  () => 2 ** 53,
  () => 0.1,
  () => '',
  () => ' ',
  () => 'NaN',
  () => 'null',
  () => '-0',
  () => '__proto__',
  () => 'constructor',
  () => 'hasOwnProperty',
  () => 'toString',
  () => 'prototype',
  () => `<img src=x onerror="${SCRIPT}">`,
  () => `"><script>${SCRIPT}</script>`,
  () => `javascript:${SCRIPT}`,
  () => `data:text/html,<script>${SCRIPT}</script>`,
  () => '//evil.invalid/',
  () => '/\\evil.invalid',
  () => 'https://user:secret@evil.invalid/',
  () => '\u0000\u0007\u001b[31m\u007f',
  () => '\u202egnp.exe\u2066\u200f',
  () => '\ud800 half a sign',
  () => 'Z̷̧̛̤̖a̶̢̩͝l̵̡̰͐g̴̱̎o̸̠͝',
  () => 'line one\nline two\r\n\ttabbed',
  () => '=HYPERLINK("https://evil.invalid")',
  () => '../../../etc/passwd',
  () => '%00%ff%zz',
  () => '9999-99-99T99:99:99Z',
  () => '+275760-09-13T00:00:00.001Z',
  () => '0000-01-01T00:00:00Z',
  () => '99999999999999',
  () => 'srv-web01',
  () => 'acc-demo1',
  () => [],
  () => ({}),
  () => [null, 7, {}, []],
  () => deep(200),
  () => ({ id: '__proto__', name: { toString: 1 } }),
];

/** So long that no layout is made for it. */
export const LONG = () => 'x'.repeat(1_000_000);

/** JSON with the keys that every object inherits. It is text, as no literal can make them. */
export const KEYS_OF_ALL =
  '"__proto__":{"polluted":true,"isAdmin":true},"constructor":{"prototype":{"polluted":true}},"toString":"x"';

/** Returns a value that no reader can take for the same type, in any field. */
export function wrongFor(value) {
  if (typeof value === 'string') return 7.5;
  if (typeof value === 'number') return 'NaN';
  if (typeof value === 'boolean') return 'yes';
  return 7;
}

/** In headers, where numbers and times are due. */
export const HEADER_VALUES = ['NaN', '1e308', '__proto__', 'constructor', '99999999999999', '-1'];

/** In any header. */
export const HEADER_TEXTS = [
  ...HEADER_VALUES,
  '',
  `<img src=x onerror="${SCRIPT}">`,
  `javascript:${SCRIPT}`,
  '%00%ff%zz',
  'x'.repeat(8000),
  'Thu, 99 Xxx 99999 99:99:99 GMT',
];
