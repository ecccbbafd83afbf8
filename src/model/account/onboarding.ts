import { paths } from '@/model/paths';
import type { Records } from '@/model/records';

/** What onboarding looks at; each may be unknown yet. */
export interface OnboardingFacts {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Whether any cloud IP leads somewhere. */
  readonly hasMappedIp: boolean;
}

interface Step {
  readonly id: string;
  readonly label: string;
  readonly isDone: (facts: OnboardingFacts) => boolean;
  readonly path: (account: string, user: string) => string;
}

const isAny = (count: number | undefined) => count !== undefined && count > 0;

/** The checklist of a new account, in the order of the drawing; what ticks a step off is in the account itself. */
export const STEPS = [
  {
    id: 'card',
    label: 'Add a card',
    isDone: ({ account }) => account?.valid_credit_card === true,
    path: paths.billingCard,
  },
  {
    id: 'server',
    label: 'Create a server',
    isDone: ({ account }) => isAny(account?.servers_used),
    path: (account) => paths.serverAdd(account),
  },
  {
    id: 'cloud_ip',
    label: 'Map a cloud IP',
    isDone: ({ hasMappedIp }) => hasMappedIp,
    path: paths.cloudIps,
  },
  {
    id: 'two_factor',
    label: 'Turn on two-factor',
    isDone: ({ user }) => user?.['2fa']?.enabled === true,
    path: (account, user) => paths.editor('user', account, user, 'two-factor'),
  },
  {
    id: 'load_balancer',
    label: 'Add a load balancer',
    isDone: ({ account }) => isAny(account?.load_balancers_used),
    path: (account) => paths.loadBalancerAdd(account),
  },
] as const satisfies readonly Step[];

export type StepId = (typeof STEPS)[number]['id'];

/** What is kept of an account's onboarding: what was done once stays so. */
export interface Onboarding {
  readonly done: readonly StepId[];
  /** Nobody wants to see it any more. */
  readonly isClosed: boolean;
}

export const NO_ONBOARDING: Onboarding = { done: [], isClosed: false };

const CLOSED = 'closed';
const BETWEEN = '.';

/** The cookie of an account (spec 2 §2). */
export const onboardingCookie = (account: string): string => `wheelhouse.onboarding.${account}`;

/** Reads the flags; unknown ones are of another release. */
export function readOnboarding(text: string | undefined): Onboarding {
  const flags = new Set(text?.split(BETWEEN));
  return {
    done: STEPS.map(({ id }) => id).filter((id) => flags.has(id)),
    isClosed: flags.has(CLOSED),
  };
}

/** Writes the flags. */
export function writeOnboarding({ done, isClosed }: Onboarding): string {
  return [...done, ...(isClosed ? [CLOSED] : [])].join(BETWEEN);
}

/** With what is done by now; the same object where nothing is new. */
export function withDone(before: Onboarding, facts: OnboardingFacts): Onboarding {
  const done = STEPS.filter(({ id, isDone }) => before.done.includes(id) || isDone(facts));
  return done.length === before.done.length
    ? before
    : { ...before, done: done.map(({ id }) => id) };
}
