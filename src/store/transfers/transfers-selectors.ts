import { entryOf } from '@/lib/entry-of';
import { hasEnded, type Offer, type WithTransfers } from './transfers-slice';

/** Bytes per second, while that is known. */
export const selectRate = ({ transfers: { rate } }: WithTransfers) => rate;

/** Whether storage does not answer, so that nothing more is sent to it for now. */
export const selectIsHeld = ({ transfers: { isHeld } }: WithTransfers) => isHeld;

const UNKNOWN: Offer = { found: {}, large: undefined };

/** What is known of an offer's files so far. */
export const selectOffer = ({ transfers: { offers } }: WithTransfers, offer: string): Offer =>
  entryOf(offers, offer) ?? UNKNOWN;

/** What is being uploaded to a container, by name. */
export const selectNamesUnderWay = (
  { transfers: { files } }: WithTransfers,
  account: string,
  container: string,
): readonly string[] =>
  Object.values(files).flatMap((file) =>
    file.account === account && file.container === container && !hasEnded(file) ? file.object : [],
  );
