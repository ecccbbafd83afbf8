import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { bound, FormText } from '@/components/forms/form-fields';
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
