import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { FormError } from '@/ui/form-error';
import { PasswordField, TextField } from '@/ui/text-field';
import { SearchField } from '@/ui/search-field';

test('an error and a hint describe their field, and the error marks it invalid', () => {
  render(<TextField label="Port" hint="1 to 65535" error="Must be a number" />);
  const field = screen.getByRole('textbox', { name: 'Port' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Must be a number 1 to 65535');
});

test('an optional field says so after its label', () => {
  render(<TextField label="Description" optional />);
  expect(screen.getByRole('textbox', { name: 'Description (optional)' })).toBeValid();
});

test('a field hands its ref and native props to the input, as a form library needs', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="Name" name="name" ref={ref} maxLength={5} />);
  expect(ref.current).toBe(screen.getByRole('textbox'));
  expect(ref.current?.name).toBe('name');
  expect(ref.current?.maxLength).toBe(5);
});

test('a password shows and hides without losing what was typed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="Filter" value={value} onValue={setValue} />;
}

test('Escape and the cross empty a search box', async () => {
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'Filter' });
  await userEvent.type(box, 'web{Escape}');
  expect(box).toHaveValue('');
  await userEvent.type(box, 'db');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

test('a form error is announced, and takes no room while there is none', () => {
  const { rerender } = render(<FormError />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  rerender(<FormError>Wrong password</FormError>);
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong password');
});
