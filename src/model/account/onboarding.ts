import { paths } from '@/model/paths';
import type { Records } from '@/model/records';

/** What onboarding looks at; each may be unknown yet. */
export interface OnboardingFacts {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  /** Whether any cloud IP leads somewhere. */
  readonly hasMappedIp: boolean;
}

interface Step<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly isDone: (facts: OnboardingFacts) => boolean;
  readonly path: (account: string, user: string) => string;
  /** Whether it is the user's own: others may have the same account in one browser, so it is not kept. */
  readonly isPersonal?: true;
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
    isPersonal: true,
  },
  {
    id: 'load_balancer',
    label: 'Add a load balancer',
    isDone: ({ account }) => isAny(account?.load_balancers_used),
    path: (account) => paths.loadBalancerAdd(account),
  },
] as const satisfies readonly Step[];

export type StepId = (typeof STEPS)[number]['id'];

/** How far an account has come. */
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

const ALL: readonly Step<StepId>[] = STEPS;

/** Steps of the account: what was done of them once stays so. */
const KEPT = ALL.filter(({ isPersonal }) => isPersonal !== true);

/** Reads the flags; unknown ones are of another release. */
export function readOnboarding(text: string | undefined): Onboarding {
  const flags = new Set(text?.split(BETWEEN));
  return {
    done: KEPT.map(({ id }) => id).filter((id) => flags.has(id)),
    isClosed: flags.has(CLOSED),
  };
}

/** Writes the flags. */
export function writeOnboarding({ done, isClosed }: Onboarding): string {
  const kept = KEPT.map(({ id }) => id).filter((id) => done.includes(id));
  return [...kept, ...(isClosed ? [CLOSED] : [])].join(BETWEEN);
}

/** With what either knows: nothing is undone, and what is closed stays so. */
export function merged(one: Onboarding, other: Onboarding): Onboarding {
  return {
    done: STEPS.map(({ id }) => id).filter(
      (id) => one.done.includes(id) || other.done.includes(id),
    ),
    isClosed: one.isClosed || other.isClosed,
  };
}

/** With what is done by now; the same object where nothing is new. */
export function withDone(before: Onboarding, facts: OnboardingFacts): Onboarding {
  const done = ALL.filter(
    (step) => (KEPT.includes(step) && before.done.includes(step.id)) || step.isDone(facts),
  ).map(({ id }) => id);
  return done.join() === before.done.join() ? before : { ...before, done };
}
