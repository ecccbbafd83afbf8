import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PAGE_SIZES } from '@/store/preferences/preferences';
import { Pager } from '@/ui/pager';

function show(total: number, page = 1, pageSize = 10) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  const props = { total, page, pageSize, sizes: PAGE_SIZES, onPage, onPageSize };
  return { props, onPage, onPageSize, ...render(<Pager {...props} />) };
}

test('the rows of one page need no pager, one more does', () => {
  const { container } = show(50, 1, 50);
  expect(container).toBeEmptyDOMElement();
  show(51, 1, 50);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

test('a size that leaves one page can be changed back', async () => {
  const { rerender, props } = show(11, 1, 10);
  await userEvent.selectOptions(screen.getByLabelText('per page'), '100');
  rerender(<Pager {...props} pageSize={100} />);
  expect(screen.getByLabelText('per page')).toHaveFocus();
  expect(screen.getByText('1–11 of 11')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription(
    'This is the last page',
  );
});

test('five pages have no page selector, six have', () => {
  show(50).unmount();
  show(50);
  expect(screen.queryByLabelText('Page')).not.toBeInTheDocument();
  show(51);
  expect(screen.getByLabelText('Page')).toBeInTheDocument();
});

test('the page sizes are 10, 20, 50 and 100', async () => {
  const { onPageSize } = show(30);
  const sizes = screen.getByLabelText('per page');
  expect([...sizes.children].map(({ textContent }) => textContent)).toEqual([
    '10',
    '20',
    '50',
    '100',
  ]);
  await userEvent.selectOptions(sizes, '50');
  expect(onPageSize).toHaveBeenCalledWith(50);
});

test('the arrows turn one page', async () => {
  const { onPage } = show(30, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test.each([
  [1, 'Previous page', 'This is the first page'],
  [3, 'Next page', 'This is the last page'],
])('the arrows stop at both ends: of page %i, %s', async (page, name, reason) => {
  const { onPage } = show(30, page);
  const arrow = screen.getByRole('button', { name });
  expect(arrow).toHaveAccessibleDescription(reason);
  await userEvent.click(arrow);
  expect(onPage).not.toHaveBeenCalled();
});

test('a page beyond the last shows the last', () => {
  show(30, 9);
  expect(screen.getByText('21–30 of 30')).toBeInTheDocument();
});
