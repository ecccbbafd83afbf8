import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotBuiltPublic } from '@/screens/auth/not-built-public';
import { openPanel } from '../accounts/open-panel';

test.each([
  [null, 'Back to sign in'],
  ['demo@example.com', 'Go to your account'],
] as const)(
  'spec 1 §2: its title has the product suffix; %s is led on by %j',
  async (user, words) => {
    await openPanel({ page: <NotBuiltPublic product="Wheelhouse" />, user });
    await waitFor(() => expect(document.title).toBe('Not built yet · Wheelhouse'));
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/');
  },
);
