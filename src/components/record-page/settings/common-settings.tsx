import { whenKnown, NONE } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { Description } from '@/components/records/links/description';
import type { Facts } from '@/model/facts';

export const NAME = {
  label: 'Name',
  editor: 'name',
  control: { type: 'line', idAsPlaceholder: true },
} as const;

export const DESCRIPTION = {
  label: 'Description',
  wide: true,
  editor: 'description',
  control: { type: 'lines', optional: true },
  words: ({ description }: { readonly description?: string | null }) =>
    whenKnown(description, (text) => (text ? <Description text={text} /> : NONE)),
} as const;

export const CREATED = {
  label: 'Created',
  words: ({ created_at: created }: { readonly created_at?: string | null }, { now }: Facts) =>
    whenKnown(created, (iso) => <CreatedDate iso={iso} now={now} />),
} as const;
