import { accountTrouble } from '@/model/attention/account';
import { unmappedAddresses } from '@/model/attention/addresses';
import type {
  Attention,
  AttentionFacts,
  AttentionSource,
  Check,
  Named,
} from '@/model/attention/attention';
import { expiredCard, overdueInvoices } from '@/model/attention/bills';
import { endingCertificates } from '@/model/attention/certificates';
import { failedResources } from '@/model/attention/failed';
import { reachedLimits } from '@/model/attention/limits';
import { openPortsCheck } from '@/model/attention/ports';
import { missingSnapshots } from '@/model/attention/snapshots';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import { readable } from '@/model/unreadable';

/** All that is looked for, in the order in which it is told: a new check is a row. */
const CHECKS: readonly Check[] = [
  accountTrouble,
  failedResources,
  overdueInvoices,
  expiredCard,
  endingCertificates,
  reachedLimits,
  openPortsCheck,
  missingSnapshots,
  unmappedAddresses,
];

/** All that any check looks at. */
export const SOURCES: readonly AttentionSource[] = [
  ...new Set(CHECKS.flatMap(({ sources }) => sources)),
];

/** How far the read of a source has come; `partly` is one that left something out. */
export type SourceState = 'pending' | 'known' | 'partly' | 'failed';

/** What a look at everything has found. */
export interface Findings {
  /** What failed comes first. */
  readonly found: readonly Attention[];
  /** What could not be read, or not in full. */
  readonly unread: readonly AttentionSource[];
  /** Of what was read, what nobody can judge. */
  readonly unjudged: readonly Named[];
  /** Some of it is still to come. */
  readonly isPending: boolean;
  /** All was looked at, and nothing was found. */
  readonly isWell: boolean;
}

/** What could not be read of a record is as if it were not there: nothing is judged from it. */
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

/** Looks at everything. What is unknown is not well. */
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
    // What is still to come may tell.
    if (sources.some((source) => stateOf(source) === 'pending')) continue;
    for (const named of find?.(facts) ?? []) unjudged.set(named.id, named);
  }
  const isWell = !isPending && found.length + unread.length + unjudged.size === 0;
  return { found, unread, unjudged: [...unjudged.values()], isPending, isWell };
}
