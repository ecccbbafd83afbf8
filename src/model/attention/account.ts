import { accountBanner, bannerPath } from '@/model/account/banner';
import type { Check } from '@/model/attention/attention';

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
        key: 'account',
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
