import type { Offer, WithTransfers } from './transfers-slice';

/** Bytes per second, while that is known. */
export const selectRate = ({ transfers: { rate } }: WithTransfers) => rate;

/** Whether storage does not answer, so that nothing more is sent to it for now. */
export const selectIsHeld = ({ transfers: { isHeld } }: WithTransfers) => isHeld;

const UNKNOWN: Offer = { found: {}, large: undefined };

/** What is known of an offer's files so far. */
export const selectOffer = ({ transfers: { offers } }: WithTransfers, offer: string): Offer =>
  offers[offer] ?? UNKNOWN;
