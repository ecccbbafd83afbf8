import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Column } from '@/components/lists/list-props';
import { explainRows, markMatches, rangesOf } from '@/components/lists/matches';
import { MatchesFrame } from '@/components/lists/matches-frame';
import type { SearchField } from '@/model/search-text';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', label: 'Name', of: ['name'], cell: ({ name }) => name, text: ({ name }) => name },
];
const searchFields = ({ id, name, image }: Row): readonly SearchField[] => [
  ['id', id],
  ['name', name],
  ['image', 'img-aaaaa', image],
];
const lookup = { get: () => undefined };
const rows: readonly Row[] = [
  { id: 'srv-aaaaa', name: 'web-1', image: 'golden' },
  { id: 'srv-bbbbb', name: 'mail', image: 'Golden-Web' },
];
const wordsIn = ({ startContainer, startOffset, endOffset }: StaticRange) =>
  startContainer.textContent?.slice(startOffset, endOffset);
const explained = (...terms: string[]) =>
  Object.fromEntries(explainRows(rows, { columns, terms, lookup, searchFields }));

test('a row is explained only where no column shows what was found, in the words of its field', () => {
  expect(explained('web')).toEqual({ 'srv-bbbbb': 'image Golden-Web' });
  expect(explained('srv-b')).toEqual({});
  expect(explained('mail', 'img')).toEqual({
    'srv-aaaaa': 'image img-aaaaa',
    'srv-bbbbb': 'image img-aaaaa',
  });
});

test('every place of a term in what is shown is marked, heads and buttons aside', () => {
  render(
    <table>
      <thead>
        <tr>
          <th>Web</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            web-1 of Web<button type="button">web</button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const found = rangesOf(screen.getByRole('table'), ['web', '1']);
  expect(found.map(wordsIn)).toEqual(['web', 'Web', '1']);
});

test('where a small letter is longer than its capital, nothing is marked in a wrong place', () => {
  render(<p>İstanbul web</p>);
  expect(rangesOf(document.body, ['web']).map(wordsIn)).toEqual([]);
});

/** Records the ranges that the browser is asked to highlight. */
function stubHighlights(): ReadonlyMap<string, readonly StaticRange[]> {
  const highlights = new Map<string, readonly StaticRange[]>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      constructor(...ranges: readonly StaticRange[]) {
        return ranges;
      }
    },
  );
  return highlights;
}

test('only rows in sight are marked, and others once they are scrolled to', async () => {
  const highlights = stubHighlights();
  render(
    <ul>
      <li data-row="1">web-1</li>
      <li data-row="2">web-2</li>
    </ul>,
  );
  const [first, second] = screen.getAllByRole('listitem');
  vi.spyOn(second!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 1, 9, 9));
  const until = new AbortController();
  markMatches(document.body, ['web'], until.signal);
  expect(highlights.get('match')?.map(({ startContainer }) => startContainer.parentNode)).toEqual([
    first,
  ]);
  vi.spyOn(second!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  fireEvent.scroll(window);
  await waitFor(() => expect(highlights.get('match')).toHaveLength(2));
  until.abort();
});

test('what was marked is no longer, once nothing is searched for', async () => {
  const highlights = stubHighlights();
  const framed = (search: string) => (
    <MatchesFrame
      search={search}
      records={rows}
      columns={columns}
      searchFields={searchFields}
      lookup={lookup}
    >
      <p>web-1</p>
    </MatchesFrame>
  );
  const { rerender } = render(framed('web'));
  await waitFor(() => expect(highlights.get('match')?.map(wordsIn)).toEqual(['web']));
  rerender(framed(''));
  await waitFor(() => expect(highlights.size).toBe(0));
});
