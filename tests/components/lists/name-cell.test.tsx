import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NameCell } from '@/components/lists/name-cell';
import type { Records } from '@/model/records/records';

test('the link to a cloud IP may say its name in place of its address', () => {
  const record = {
    id: 'cip-aaaaa',
    name: 'front door',
    public_ipv4: '192.0.2.1',
  } as Records['cloud_ip'];
  render(
    <MemoryRouter>
      <NameCell kind="cloud_ip" record={record} text="front door" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveTextContent('front door');
  expect(screen.queryByText('192.0.2.1')).toBeNull();
});
