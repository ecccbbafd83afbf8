import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { Choice } from '@/model/choice';

type Thing = { id: string; name: string };

const things = (count: number): Choice<Thing>[] =>
  Array.from({ length: count }, (_, index) => ({
    record: { id: `srv-${String(index).padStart(5, '0')}`, name: `web-${String(index)}` },
  }));

interface ChooserProps {
  readonly options: readonly Choice<Thing>[];
  readonly draft?: string;
}

function Chooser({ options, draft = '' }: ChooserProps) {
  const [value, setValue] = useState('');
  const [taken, setTaken] = useState('');
  if (draft !== taken) {
    setTaken(draft);
    setValue(draft);
  }
  return (
    <RecordChoice
      from={[]}
      label="Cloud Server"
      options={options}
      value={value}
      onChange={setValue}
      empty="There are none"
    />
  );
}

test('lists of five or more have a search field', async () => {
  const { rerender } = render(<Chooser options={things(4)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  rerender(<Chooser options={things(5)} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cloud server' }), 'WEB-3');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches "WEB-3x"')).toBeVisible();
});

test('what cannot be chosen is there, says why, and stays unchosen', async () => {
  const disabledReason = { record: { id: 'srv-aaaaa', name: 'ghost' }, reason: 'It is locked' };
  render(<Chooser options={[...things(1), disabledReason]} />);
  const ghost = screen.getByRole('radio', { name: /ghost.*It is locked/ });
  await userEvent.click(ghost);
  expect(ghost).not.toBeChecked();
  const web = screen.getByRole('radio', { name: /web-0/ });
  await userEvent.click(web);
  expect(web).toBeChecked();
});

test('of many the first eight are shown, all at a press; of thousands, fifty', async () => {
  const { rerender } = render(<Chooser options={things(9)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  rerender(<Chooser options={things(10)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  rerender(<Chooser options={things(2000)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show the first 50' }));
  expect(screen.getAllByRole('radio')).toHaveLength(50);
  expect(screen.getByText('Search to see 1,950 more.')).toBeVisible();
});

test('what a draft had chosen is seen in a long list, and a choice made here moves nothing', async () => {
  const options = things(100);
  const { rerender } = render(<Chooser options={options} />);
  rerender(<Chooser options={options} draft="srv-00099" />);
  const names = () =>
    screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  expect(names()[0]).toContain('web-99');
  const before = names();
  await userEvent.click(screen.getByRole('radio', { name: /web-5(?!\d)/ }));
  expect(screen.getByRole('radio', { name: /web-5(?!\d)/ })).toBeChecked();
  expect(names()).toEqual(before);
});

test('an empty list says so', () => {
  render(<Chooser options={[]} />);
  expect(screen.getByText('There are none')).toBeVisible();
});

test('a long name is cut at 50 characters, the whole on hover', () => {
  const name = 'n'.repeat(60);
  render(<Chooser options={[{ record: { id: 'srv-aaaaa', name } }]} />);
  expect(screen.getByTitle(name)).toHaveTextContent(/^n{50}…$/);
});
