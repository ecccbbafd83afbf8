import { cutName, cutWords } from '@/lib/text';
import { KINDS, type Kind } from '@/model/kinds';
import { countedKind } from '@/model/counted-kind';
import { isFiltered, type ListState } from './list-state';

/** Spec 1 §8, spec 2 §2: nothing there yet. */
export function emptyWords(title: string): string {
  return `You don't currently have any ${title}`;
}

/** Spec 1 §8, spec 2 §2: something there, nothing that matches. */
export function noMatchWords(kind: Kind, state: ListState): string {
  const none = `No ${KINDS[kind].plural} match`;
  const facets = Object.keys(state.facets).length > 0;
  return facets || !isFiltered(state)
    ? `${none} selected filters`
    : `${none} "${state.search.trim()}"`;
}

/** How many rows match, for those who don't see them change. */
export function matchWords(kind: Kind, count: number): string {
  return `${countedKind(kind, count)} ${count === 1 ? 'matches' : 'match'}`;
}

/** Spec 1 §8, spec 2 §2: the list could not be read. */
export function unreadWords(kind: Kind): string {
  return `Error accessing ${KINDS[kind].plural}, please check your network connection`;
}

/** What to say of rows of which not every field could be read: one sentence, however many. */
export function partlyReadWords(kind: Kind, count: number): string {
  return `Some fields of ${countedKind(kind, count)} could not be read`;
}

/** So many are told by their ids. */
const NAMED = 3;

/**
 * What to say of rows that could not be decoded: one sentence, however many they are.
 *
 * @param ids as the provider sent them; undefined for what has none
 */
export function droppedWords(kind: Kind, ids: readonly (string | undefined)[]): string {
  const words = `${countedKind(kind, ids.length)} could not be read`;
  const named = ids.flatMap((id) => (id ? [cutName(id)] : []));
  return named.length === 0 ? words : `${words}: ${cutWords(named, NAMED)}`;
}
