import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ManyRecordsChoice } from '@/components/lists/choices/many-records-choice';

const groups = Array.from({ length: 6 }, (_, index) => ({
  id: `grp-0000${String(index)}`,
  name: `group-${String(index)}`,
}));

function Choice() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <ManyRecordsChoice
      from={[]}
      label="Server groups"
      records={groups}
      chosen={chosen}
      onChange={setChosen}
      error={chosen.length === 0 ? 'Please choose one' : undefined}
      empty="There are none"
    />
  );
}

test('several can be chosen, are counted, and stand first in the next search', async () => {
  render(<Choice />);
  const list = screen.getByRole('group', { name: 'Server groups' });
  expect(list).toHaveAccessibleDescription('Please choose one');
  await userEvent.click(screen.getByRole('checkbox', { name: /group-4/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /group-2/ }));
  expect(screen.getByRole('group', { name: /2 chosen/ })).toBe(list);
  expect(list).not.toHaveAccessibleDescription();
  const search = screen.getByRole('searchbox', { name: 'Search server groups' });
  await userEvent.type(search, 'group');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.matches(':checked'))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /group-4/ }));
  expect(screen.getByRole('checkbox', { name: /group-4/ })).not.toBeChecked();
});
