import { entryOf } from '@/lib/entry-of';
import { hasEnded, type Offer, type WithTransfers } from './transfers-slice';

/** Bytes per second, if known. */
export const selectRate = ({ transfers: { rate } }: WithTransfers) => rate;

/** True if storage does not answer, so that nothing more is sent for now. */
export const selectIsHeld = ({ transfers: { isHeld } }: WithTransfers) => isHeld;

const UNKNOWN: Offer = { found: {}, large: undefined };

/** Results of an offer's checks so far. */
export const selectOffer = ({ transfers: { offers } }: WithTransfers, offer: string): Offer =>
  entryOf(offers, offer) ?? UNKNOWN;

/** Names of the objects being uploaded to a container. */
export const selectNamesUnderWay = (
  { transfers: { files } }: WithTransfers,
  account: string,
  container: string,
): readonly string[] =>
  Object.values(files).flatMap((file) =>
    file.account === account && file.container === container && !hasEnded(file) ? file.object : [],
  );
