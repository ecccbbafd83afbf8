import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '@/lib/csv';

test('what would break a row is quoted', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', null, undefined, '']])).toBe(
    'a,"b,c","say ""hi""","two\nlines",,,\r\n',
  );
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@x',
  ' =1',
  '\t1',
  '\r1',
  '\n=1',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '　＠x',
])('the text %j cannot run as a formula', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/);
});

test('OWASP: what another separator would make two cells of stays one', () => {
  expect(toCsv([['a;=1', 'a\t=1']])).toBe('"a;=1","a\t=1"\r\n');
});

test('numbers and flags are written as they are', () => {
  expect(toCsv([[-1, 0.5, true, false]])).toBe('-1,0.5,true,false\r\n');
});

/** Reads what a spreadsheet would. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',' || character === '\r') {
      row.push(cell);
      cell = '';
      if (character === '\r') {
        rows.push(row);
        row = [];
        at += 1;
      }
    } else cell += character;
  }
  return rows;
}

test('any rows are read back as they were, save for the guard', () => {
  const cells = fc.array(
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', ' ') }),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(fc.array(cells), (rows) => {
      const back = readCsv(toCsv(rows));
      const bare = (row: readonly string[]) => row.map((cell) => cell.replace(/^'/, ''));
      expect(back.map(bare)).toEqual(rows);
    }),
  );
});
