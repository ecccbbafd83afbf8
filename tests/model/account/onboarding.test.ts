import { expect, test } from 'vitest';
import {
  NO_ONBOARDING,
  onboardingCookie,
  type OnboardingFacts,
  readOnboarding,
  STEPS,
  withDone,
  writeOnboarding,
} from '@/model/account/onboarding';

const nothing: OnboardingFacts = { account: undefined, user: undefined, hasMappedIp: false };
const facts = (account: object, user: object = {}): OnboardingFacts => ({
  ...nothing,
  account: { id: 'acc-aaaaa', ...account } as never,
  user: { id: 'usr-aaaaa', ...user } as never,
});

test('flags are kept of each account by itself, and of nobody in person', () => {
  expect(onboardingCookie('acc-aaaaa')).not.toBe(onboardingCookie('acc-bbbbb'));
  const text = writeOnboarding({ done: ['card', 'server'], isClosed: true });
  expect(text).toBe('card.server.closed');
  expect(readOnboarding(text)).toEqual({ done: ['card', 'server'], isClosed: true });
  expect(readOnboarding(undefined)).toEqual(NO_ONBOARDING);
  expect(readOnboarding('server.<b>.later')).toEqual({ done: ['server'], isClosed: false });
});

test.each([
  ['card', facts({ valid_credit_card: true })],
  ['server', facts({ servers_used: 1 })],
  ['cloud_ip', { ...nothing, hasMappedIp: true }],
  ['two_factor', facts({}, { '2fa': { enabled: true } })],
  ['load_balancer', facts({ load_balancers_used: 1 })],
] as const)('the account itself ticks off %s', (step, known) => {
  expect(withDone(NO_ONBOARDING, known).done).toEqual([step]);
});

test('nothing is ticked off before it is known, and what was done once stays so', () => {
  expect(withDone(NO_ONBOARDING, nothing)).toBe(NO_ONBOARDING);
  const before = { done: ['server'], isClosed: false } as const;
  expect(withDone(before, facts({ servers_used: 0 }))).toBe(before);
});

test('two-factor is the user’s: another one of the same browser and account has their own', () => {
  const on = withDone({ done: ['card'], isClosed: false }, facts({}, { '2fa': { enabled: true } }));
  expect(on.done).toEqual(['card', 'two_factor']);
  expect(writeOnboarding(on)).toBe('card');
  expect(readOnboarding('card.two_factor').done).toEqual(['card']);
  expect(withDone(on, facts({}, { '2fa': { enabled: false } })).done).toEqual(['card']);
});

test('each step leads to where it is taken', () => {
  expect(STEPS.map(({ path }) => path('acc-aaaaa', 'usr-aaaaa'))).toEqual([
    '/accounts/acc-aaaaa/billing/card/',
    '/accounts/acc-aaaaa/servers/add/',
    '/accounts/acc-aaaaa/cloud_ips/',
    '/user/two-factor/',
    '/accounts/acc-aaaaa/load_balancers/add/',
  ]);
});
