import { formatCalendarDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { counted } from '@/lib/text';
import { usageOf } from '@/model/account/allowance';
import { accountBanner, type Banner, bannerPath } from '@/model/account/banner';
import { amountLabel, LIMITS } from '@/model/account/limits';
import {
  type Attention,
  type AttentionFacts,
  type AttentionSource,
  type Check,
  type Named,
  namesOf,
} from './attention';
import { failedResources, missingSnapshots } from './failed';
import { endingCertificates, unmappedAddresses } from './network';
import { EXPIRED, isExpired } from '@/model/billing/card-expiry';
import { disputePath, isNothingToPay, isOverdue } from '@/model/billing/invoices';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import { paths } from '@/model/paths';
import type { FirewallRuleRecord } from '@/model/records/compute';
import type { Records } from '@/model/records/records';
import { exposuresOfGroups } from '@/model/server/exposure';
import { readable } from '@/model/unreadable';

const ACCOUNT_KEY = 'account';

export const accountTrouble: Check = {
  sources: ['account', 'billing'],
  find: (facts) => {
    const { account: id, billing } = facts;
    const account = facts.get('account', id);
    const balance = billing && (billing.balance ?? null);
    const banner = account && accountBanner(account, balance);
    if (banner === undefined) return [];
    const { tone, sentence, link } = banner;
    return [
      {
        key: ACCOUNT_KEY,
        tone: tone === 'error' ? 'error' : 'warning',
        words: [sentence],
        action: link && { label: link.label, to: bannerPath(link, id) },
      },
    ];
  },
  unjudged: (facts) => {
    const { account: id } = facts;
    return facts.get('account', id)?.status === undefined ? [{ kind: 'account', id }] : [];
  },
};

interface ShownBanner extends Pick<Banner, 'link'> {
  readonly path: string | undefined;
}

/** True if the account's banner says the same: its trouble, or a debt of the same sum. */
export function isToldBy({ link, path }: ShownBanner, { key, action }: Attention): boolean {
  if (key === ACCOUNT_KEY) return true;
  return link?.kind === 'payment' && action !== undefined && 'to' in action && action.to === path;
}

const LIMIT_SHARE = 0.9;

export const reachedLimits: Check = {
  sources: ['account'],
  find: (facts) => {
    const account = facts.get('account', facts.account);
    return LIMITS.flatMap((limit) => {
      const { limit: most, used } = usageOf(account, limit.allowance);
      if (most === undefined || used === undefined || used <= most * LIMIT_SHARE) return [];
      return {
        key: `limit/${limit.resource}`,
        tone: 'warning',
        words: [`${amountLabel(limit, used)} of ${amountLabel(limit, most)} ${limit.label} in use`],
        action: {
          label: 'Request increase',
          to: paths.settingsIncrease(facts.account, limit.resource),
        },
      };
    });
  },
  unjudged: (facts) => {
    const account = facts.get('account', facts.account);
    const isKnown = LIMITS.every(({ allowance }) => {
      const { limit, used } = usageOf(account, allowance);
      return limit !== undefined && used !== undefined;
    });
    return isKnown ? [] : [{ kind: 'account', id: facts.account }];
  },
};

/** Lists the groups that have servers. Rules of other groups reach nobody. */
function groupsInUse(facts: AttentionFacts): readonly Id<'server_group'>[] {
  return [...new Set(facts.list('server').flatMap((server) => server.server_groups ?? []))];
}

function reached(groups: readonly string[], facts: AttentionFacts): number {
  const servers = facts.list('server');
  return servers.filter((server) => server.server_groups?.some((id) => groups.includes(id))).length;
}

function isUnclear(rule: FirewallRuleRecord | undefined): boolean {
  if (rule === undefined || rule.protocol === undefined || rule.source === undefined) return true;
  return rule.source_port === undefined || rule.destination_port === undefined;
}

export const openPortsCheck: Check = {
  sources: ['server', 'firewall_policy'],
  find: (facts) => {
    const exposures = exposuresOfGroups(groupsInUse(facts), facts.list('firewall_policy'), facts);
    return exposures.map(({ words, groups }) => ({
      key: `ports/${groups.join()}`,
      tone: 'warning',
      words: [
        `${words} open to everyone through `,
        ...namesOf(groups.map((id) => ({ kind: 'server_group', id }))),
      ],
      detail: `${counted(reached(groups, facts), 'server')} can be reached`,
      action: { label: 'Review rules', to: paths.record('server_group', facts.account, groups[0]) },
    }));
  },
  unjudged: (facts) => {
    const groups = new Set<string>(groupsInUse(facts));
    const policies = facts.list('firewall_policy').filter(({ server_group: group, rules }) => {
      if (group === undefined || rules === undefined) return true;
      return (
        group !== null &&
        groups.has(group) &&
        rules.some((id) => isUnclear(facts.get('firewall_rule', id)))
      );
    });
    const servers = facts.list('server').filter((server) => server.server_groups === undefined);
    return [
      ...policies.map(({ id, server_group: group }) =>
        group
          ? { kind: 'server_group' as const, id: group }
          : { kind: 'firewall_policy' as const, id },
      ),
      ...servers.map(({ id }) => ({ kind: 'server' as const, id })),
    ];
  },
};

export const overdueInvoices: Check = {
  sources: ['billing'],
  find: ({ account, billing, now }) => {
    const overdue = billing?.invoices?.filter((invoice) => isOverdue(invoice, now)) ?? [];
    const [first] = overdue;
    if (first === undefined) return [];
    const sum = sumOf(overdue.map(({ balance }) => balance));
    const due = overdue.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0];
    const told = `${formatMoney(sum)} was due on ${due === undefined ? '' : formatCalendarDay(due)}`;
    const { balance } = billing ?? {};
    const words =
      overdue.length === 1
        ? `Invoice ${first.number ?? first.id} is overdue`
        : `${counted(overdue.length, 'invoice')} are overdue`;
    const said = { key: 'invoices', tone: 'error', words: [words] } as const;
    if (isNothingToPay(balance)) {
      const detail = `${told}, but your balance is ${formatMoney(balance)}`;
      const action = { label: 'Contact support', to: disputePath(account, first, balance) };
      return [{ ...said, detail, action }];
    }
    // No more than the balance can be paid.
    const amount = sum === undefined || balance === undefined ? sum : Math.min(sum, balance);
    const action = { label: 'Make payment', to: paths.billingPayment(account, amount) };
    return [{ ...said, detail: told, action }];
  },
};

export const expiredCard: Check = {
  sources: ['billing'],
  find: ({ account, billing, now }) =>
    billing?.card && isExpired(billing.card, now)
      ? [
          {
            key: 'card',
            tone: 'warning',
            words: [EXPIRED],
            action: { label: 'Update card', to: paths.billingCard(account) },
          },
        ]
      : [],
};

/** Findings of one tone keep this order. Browsers refuse an ended certificate, so it is first. */
const CHECKS: readonly Check[] = [
  endingCertificates,
  accountTrouble,
  failedResources,
  overdueInvoices,
  expiredCard,
  reachedLimits,
  openPortsCheck,
  missingSnapshots,
  unmappedAddresses,
];

export const SOURCES: readonly AttentionSource[] = [
  ...new Set(CHECKS.flatMap(({ sources }) => sources)),
];

/** Read state of a source; `partly` means that something was left out. */
export type SourceState = 'pending' | 'known' | 'partly' | 'failed';

export interface Findings {
  readonly found: readonly Attention[];
  readonly unread: readonly AttentionSource[];
  readonly unjudged: readonly Named[];
  readonly isPending: boolean;
  /** True if all was read and judged, and nothing was found. */
  readonly isWell: boolean;
}

/** Removes unreadable fields from the records, so that nothing is judged by them. */
function withoutUnreadable(facts: AttentionFacts): AttentionFacts {
  const lists = new Map<Kind, readonly unknown[]>();
  return {
    ...facts,
    get: (kind, id) => {
      const record = facts.get(kind, id);
      return record && readable(record);
    },
    list: <K extends Kind>(kind: K) => {
      const rows = lists.get(kind) ?? facts.list(kind).map(readable);
      lists.set(kind, rows);
      return rows as readonly Records[K][];
    },
  };
}

/** Runs all checks. Unknown data never counts as good. */
export function lookOver(
  given: AttentionFacts,
  stateOf: (source: AttentionSource) => SourceState,
): Findings {
  const facts = withoutUnreadable(given);
  const all = CHECKS.flatMap((check) => check.find(facts));
  const found = [
    ...all.filter(({ tone }) => tone === 'error'),
    ...all.filter(({ tone }) => tone !== 'error'),
  ];
  const isPending = SOURCES.some((source) => stateOf(source) === 'pending');
  const unread = SOURCES.filter((source) => ['partly', 'failed'].includes(stateOf(source)));
  const unjudged = new Map<string, Named>();
  for (const { sources, unjudged: find } of CHECKS) {
    // Data that is still to come may allow a judgement.
    if (sources.some((source) => stateOf(source) === 'pending')) continue;
    for (const named of find?.(facts) ?? []) unjudged.set(named.id, named);
  }
  const isWell = !isPending && found.length + unread.length + unjudged.size === 0;
  return { found, unread, unjudged: [...unjudged.values()], isPending, isWell };
}
