import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountryField } from '@/components/scope/country-field';

test('a country is chosen by its name, the common ones first', () => {
  render(<CountryField name="country" defaultValue="IE" error="Please select your country." />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  expect(field).toHaveDisplayValue('Ireland');
  expect(field).toHaveAccessibleDescription('Please select your country.');
  const [first, second] = within(field).getAllByRole('option');
  expect(first).toHaveTextContent('Select your country');
  expect(second).toHaveTextContent('United Kingdom');
  expect(within(field).getByRole('group', { name: 'Other countries' })).toBeInTheDocument();
});
