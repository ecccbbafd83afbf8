import type { Check } from '@/model/attention/attention';
import { usageOf } from '@/model/account/allowance';
import { amountLabel, LIMITS } from '@/model/account/limits';
import { paths } from '@/model/paths';

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
        words: [
          `${amountLabel(limit, used)} of ${amountLabel(limit, most)} of ${limit.label} are in use`,
        ],
        action: {
          label: 'Request Increase',
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
