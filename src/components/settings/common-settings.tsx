import { Truncate } from '@/ui/truncate';
import { Description } from '../links/description';
import { CreatedDate } from '../records/created';
import { later, NONE } from '../records/fact-words';
import { RecordId } from '../records/record-marks';
import type { Facts } from '@/model/facts';

/** What people call a record; one without a name goes by its id. */
export const NAME = {
  label: 'Name',
  editor: 'name',
  control: { type: 'line', orId: true },
  words: ({ name }: { readonly name?: string | null }) =>
    later(name, (text) => (text ? <Truncate text={text} /> : NONE)),
} as const;

/** What a record is for, in somebody's words. */
export const DESCRIPTION = {
  label: 'Description',
  wide: true,
  editor: 'description',
  control: { type: 'lines', optional: true },
  words: ({ description }: { readonly description?: string | null }) =>
    later(description, (text) => (text ? <Description text={text} /> : NONE)),
} as const;

/** When a record was made. */
export const CREATED = {
  label: 'Created',
  words: ({ created_at: iso }: { readonly created_at?: string | null }, { now }: Facts) => (
    <CreatedDate iso={iso} now={now} />
  ),
} as const;

/** The id of a record, to be copied. */
export const ID = {
  label: 'Id',
  words: ({ id }: { readonly id: string }) => <RecordId compact id={id} />,
} as const;
