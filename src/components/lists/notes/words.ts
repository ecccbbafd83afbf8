import { countedNouns, type Nouns } from '@/lib/text';

/** Words of a list without rows, or without some. The accounts need them before any list. */
export const words = {
  matches: (nouns: Nouns, count: number) =>
    count === 1 ? `${countedNouns(count, nouns)} matches` : `${countedNouns(count, nouns)} match`,
  matchesSoFar: (nouns: Nouns, count: number) =>
    count === 1
      ? `${countedNouns(count, nouns)} matches so far`
      : `${countedNouns(count, nouns)} match so far`,
  /** docs/product/errors.md#empty-list */
  empty: (title: string) => `You don't currently have any ${title}`,
  /** docs/product/search.md#list-no-match */
  noFilterMatch: (plural: string) => `No ${plural} match selected filters`,
  noSearchMatch: (plural: string, search: string) => `No ${plural} match "${search}"`,
  noNameMatch: (search: string) => `No name begins with "${search}"`,
  noneReadMatches: (nouns: Nouns, count: number) =>
    count === 1
      ? `None of the ${countedNouns(count, nouns)} loaded so far matches`
      : `None of the ${countedNouns(count, nouns)} loaded so far match`,
  stillReading: 'Loading more…',
  clearFilters: 'Clear filters',
  /** The message for any failed read of a list (docs/product/errors.md#list-failed). */
  unreadable: (plural: string) => `Error accessing ${plural}, please check your network connection`,
  partlyRead: (nouns: Nouns, count: number) =>
    `Couldn’t load some fields of ${countedNouns(count, nouns)}`,
  dropped: (nouns: Nouns, count: number, ids: string) =>
    ids === ''
      ? `Couldn’t load ${countedNouns(count, nouns)}`
      : `Couldn’t load ${countedNouns(count, nouns)}: ${ids}`,
  tryAgain: 'Try again',
};
