import { Created } from '@/components/records/created';
import type { Credential } from '@/model/credential/status';
import type { Facts } from '@/model/facts';

export const REVOKED = {
  label: 'Revoked',
  wide: true,
  rare: true,
  words: ({ revoked_at: iso }: Credential, { now }: Facts) =>
    iso ? <Created iso={iso} now={now} /> : undefined,
} as const;
