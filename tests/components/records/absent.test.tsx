import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { whenKnown, SettledContext } from '@/components/records/absent';

const show = (settled: boolean, value: string | undefined) =>
  render(
    <SettledContext value={settled}>
      <p>{whenKnown(value, (words) => `is ${words}`)}</p>
    </SettledContext>,
  ).container;

test('what the full record will bring is a shape until that is read', () => {
  const page = show(false, undefined);
  expect(page.querySelector('[aria-hidden]')).toBeInTheDocument();
  expect(page).toHaveTextContent('');
});

test('what has most often several lines has the room of them', () => {
  const { container } = render(whenKnown(undefined, String, 6));
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(6);
});

test('what it did not bring is a dash', () => {
  const page = show(true, undefined);
  expect(page.querySelector('[aria-hidden]')).toBeNull();
  expect(page).toHaveTextContent('–');
});

test.each([true, false])('what is known is shown in its words, whatever is read: %s', (settled) => {
  expect(show(settled, 'data-1')).toHaveTextContent('is data-1');
});
