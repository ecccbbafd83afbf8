import { paths } from '@/model/paths';
import type { Records } from '@/model/records/records';

export interface OnboardingFacts {
  readonly account: Records['account'] | undefined;
  readonly user: Records['user'] | undefined;
  readonly hasMappedIp: boolean;
}

interface Step<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly isDone: (facts: OnboardingFacts) => boolean;
  readonly path: (account: string, user: string) => string;
  /**
   * True if the step is the user's own. It is not kept, as users of one browser may share the
   * account.
   */
  readonly isPersonal?: true;
}

const isAny = (count: number | undefined) => count !== undefined && count > 0;

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
    path: (account) => paths.list('cloud_ip', account),
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

export interface Onboarding {
  readonly done: readonly StepId[];
  readonly isClosed: boolean;
}

export const NO_ONBOARDING: Onboarding = { done: [], isClosed: false };

const CLOSED = 'closed';
const BETWEEN = '.';

export const onboardingCookie = (account: string): string => `wheelhouse.onboarding.${account}`;

const ALL: readonly Step<StepId>[] = STEPS;

const KEPT = ALL.filter(({ isPersonal }) => isPersonal !== true);

/** Reads the flags. Unknown ones are of another version. */
export function readOnboarding(text: string | undefined): Onboarding {
  const flags = new Set(text?.split(BETWEEN));
  return {
    done: KEPT.map(({ id }) => id).filter((id) => flags.has(id)),
    isClosed: flags.has(CLOSED),
  };
}

export function writeOnboarding({ done, isClosed }: Onboarding): string {
  const kept = KEPT.map(({ id }) => id).filter((id) => done.includes(id));
  return [...kept, ...(isClosed ? [CLOSED] : [])].join(BETWEEN);
}

/** Merges two states. A step done in one is done; closed in one is closed. */
export function merged(one: Onboarding, other: Onboarding): Onboarding {
  return {
    done: STEPS.map(({ id }) => id).filter(
      (id) => one.done.includes(id) || other.done.includes(id),
    ),
    isClosed: one.isClosed || other.isClosed,
  };
}

/** Updates the steps that are done; returns the same object if nothing changed. */
export function withDone(before: Onboarding, facts: OnboardingFacts): Onboarding {
  const done = ALL.filter(
    (step) => (KEPT.includes(step) && before.done.includes(step.id)) || step.isDone(facts),
  ).map(({ id }) => id);
  return done.join() === before.done.join() ? before : { ...before, done };
}
