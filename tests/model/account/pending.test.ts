import { expect, test } from 'vitest';
import { pendingProblem } from '@/model/account/status';

test('a pending account is told to add a card, or once it has one to wait', () => {
  expect(pendingProblem({ status: 'pending', valid_credit_card: false })).toBe(
    'Activate your account by adding card details',
  );
  expect(pendingProblem({ status: 'pending', valid_credit_card: true })).toBe(
    'This account is awaiting activation',
  );
  expect(pendingProblem({ status: 'active', valid_credit_card: false })).toBeUndefined();
});
