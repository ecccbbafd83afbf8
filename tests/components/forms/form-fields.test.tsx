import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { bound, errorAt, fieldsOf, FormText } from '@/components/forms/form-fields';
import { checkedForm } from '@/model/problems';
import { CheckboxField } from '@/ui/checkbox-field';

interface Values {
  readonly name: string;
  readonly agreed: boolean;
  readonly rows: readonly { readonly port: string }[];
}

/** The same object each time: the form draws again when it changes. */
const ERRORS = {
  name: { type: 'server', message: 'Taken' },
  rows: [{ port: { type: 'server', message: 'No port' } }],
};

function Form() {
  const form = useForm<Values>({
    defaultValues: { name: 'web-1', agreed: true, rows: [{ port: '80' }] },
    errors: ERRORS,
  });
  return (
    <>
      <FormText form={form} name="name" label="Name" />
      <FormText form={form} name="rows.0.port" label="Port" spellCheck />
      <CheckboxField {...bound(form, 'agreed')} label="Agreed" />
    </>
  );
}

test('a field has its value and its error, in rows too', () => {
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveValue('web-1');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Taken');
  expect(screen.getByLabelText('Port')).toHaveValue('80');
  expect(screen.getByLabelText('Port')).toHaveAccessibleDescription('No port');
  expect(screen.getByLabelText('Agreed')).toBeChecked();
  expect(screen.getByLabelText('Agreed')).toBeValid();
});

test('nothing completes or corrects a text, unless it says so', () => {
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Name')).toHaveAttribute('spellcheck', 'false');
  expect(screen.getByLabelText('Port')).toHaveAttribute('spellcheck', 'true');
});

interface Order {
  size: string;
  rows: string[];
}

const schema = checkedForm<Order>(({ size }) => ({
  size: size === 'none' ? 'No size' : undefined,
}));

function OrderForm() {
  const form = useForm<Order>({
    resolver: valibotResolver(schema),
    defaultValues: { size: 'small', rows: [] },
  });
  const { values, change } = fieldsOf(form);
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <output>{[values.size, ...values.rows, errorAt(form, 'size')].join(' ')}</output>
      {['none', 'small'].map((size) => (
        <button key={size} type="button" onClick={() => change({ size, rows: ['a', 'b'] })}>
          {size}
        </button>
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

test('a choice sets fields, and is checked once the form was sent', async () => {
  const user = userEvent.setup();
  render(<OrderForm />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('none');
  expect(screen.getByRole('status')).toHaveTextContent(/^none a b$/);
  await press('Save');
  expect(await screen.findByText('none a b No size')).toBeVisible();
  await press('small');
  expect(await screen.findByText('small a b')).toBeVisible();
});

test('an error of all rows together is theirs', () => {
  const formState = { errors: { rows: { root: { message: 'Too many' } } } };
  expect(errorAt({ formState, register: () => expect.fail() }, 'rows')).toBe('Too many');
});
