import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cell, Table, TableBody, TableRow } from '@/ui/table';

function Page({ names }: { readonly names: readonly string[] }) {
  return (
    <main>
      <h1 tabIndex={-1}>Servers</h1>
      <button type="button">Elsewhere</button>
      {names.length > 0 && (
        <Table label="Servers">
          <TableBody>
            {names.map((name) => (
              <TableRow key={name}>
                <Cell kind="title">
                  <a href={`/${name}`}>{name}</a>
                </Cell>
                <Cell kind="menu">
                  <button type="button">Actions for {name}</button>
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </main>
  );
}

const menu = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const heading = () => screen.getByRole('heading', { name: 'Servers' });

test('the row in its place takes the focus of one that goes away, at the same control', () => {
  const { rerender } = render(<Page names={['one', 'two', 'three']} />);
  menu('two').focus();
  rerender(<Page names={['one', 'three']} />);
  expect(menu('three')).toHaveFocus();
  rerender(<Page names={['one']} />);
  expect(menu('one')).toHaveFocus();
});

test('the heading takes the focus of the last row', async () => {
  const { rerender } = render(<Page names={['one']} />);
  screen.getByRole('link', { name: 'one' }).focus();
  rerender(<Page names={[]} />);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a row that goes away takes no focus from elsewhere', () => {
  const { rerender } = render(<Page names={['one', 'two']} />);
  menu('two').focus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(<Page names={['one']} />);
  expect(elsewhere).toHaveFocus();
});
