import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  CreateSection,
  type FormSection,
  SectionFields,
} from '@/components/record-page/create/create-section';

interface Props {
  readonly hour: number;
  readonly error?: string;
}

const SECTION: FormSection<Props> = {
  title: 'Maintenance',
  Fields: ({ hour, error }) => (
    <>
      <label>
        Hour
        <input defaultValue={hour} />
      </label>
      <p>{error}</p>
    </>
  ),
  inShort: ({ hour, error }) => (error === undefined ? `at ${String(hour)} o’clock` : undefined),
};

const Section = (fields: Props) => (
  <CreateSection title={SECTION.title}>
    <SectionFields section={SECTION} fields={fields} />
  </CreateSection>
);

test('fields that few people change are one line, until they are asked for', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Section hour={4} />);
  expect(screen.getByText('at 4 o’clock')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<Section hour={5} />);
  expect(screen.getByText('at 5 o’clock')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change: Maintenance' }));
  expect(screen.getByRole('textbox', { name: 'Hour' })).toHaveFocus();
  expect(screen.queryByText('at 5 o’clock')).toBeNull();
});

test('a problem in them is seen without a move of the focus, and they stay once it is mended', () => {
  const { rerender } = render(<Section hour={4} />);
  rerender(<Section hour={4} error="The provider refused this hour" />);
  expect(screen.getByText('The provider refused this hour')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hour' })).not.toHaveFocus();
  rerender(<Section hour={4} />);
  expect(screen.getByRole('textbox', { name: 'Hour' })).toBeVisible();
});

test('a section without a line shows its fields', () => {
  const { title, Fields } = SECTION;
  render(<SectionFields section={{ title, Fields }} fields={{ hour: 4 }} />);
  expect(screen.getByRole('textbox', { name: 'Hour' })).toBeVisible();
});
