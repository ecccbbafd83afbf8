import type { ReactNode } from 'react';
import { formatCount } from '@/lib/text';
import type { Kind } from '@/model/kinds';
import type { Verb } from '@/model/verb';

/** Words of every list and of the menu of actions. */
export const words = {
  heading: {
    count: (rows: number, isReading: boolean) =>
      isReading ? `${formatCount(rows)} so far` : formatCount(rows),
  },
  filter: {
    by: (what: string) => `Filter by ${what}`,
    all: 'All',
    label: (title: string) => `Filter ${title}`,
    placeholder: (fields: string) => `Filter by ${fields}…`,
    usualFields: 'name, ID',
    found: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
    menu: 'Filter',
    menuLabel: 'Filters',
    menuSet: (count: number) => `Filters, ${String(count)} set`,
    chosen: (label: string, choices: readonly string[]) => `${label}: ${choices.join(', ')}`,
    clear: (label: string) => `Clear ${label} filter`,
    search: (label: string) => `Search ${label}`,
    searchPlaceholder: (count: number) => `Search ${formatCount(count)} choices…`,
    noChoices: 'Nothing to choose from',
    moreChoices: (count: number) => `Search to see ${formatCount(count)} more`,
    zone: 'Zone',
  },
  toolbar: {
    label: (title: string) => `Tools for ${title}`,
    list: 'List',
    sortBy: 'Sort by',
    sorted: (column: string, direction: string) => `Sort: ${column}, ${direction}`,
    selectPage: 'Select all on this page',
    showAsList: 'Show as a list',
    download: 'Download as CSV',
    downloadShort: 'CSV',
    stillReading: 'The rows are still loading',
    view: 'View',
    grid: 'Grid',
  },
  viewOptions: {
    label: 'Columns and row height',
    columns: 'Columns',
    rows: 'Rows',
    heights: { comfortable: 'Comfortable', compact: 'Compact' },
  },
  columns: {
    id: 'ID',
    name: 'Name',
    status: 'Status',
    created: 'Created',
    lastModified: 'Last modified',
    size: 'Size',
  },
  rows: {
    reading: (plural: string) => `Loading ${plural}`,
    select: (title: string) => `Select ${title}`,
    hit: (field: string, word: string) => `${field} ${word}`,
    moreRelated: (count: number) => `+${String(count)}`,
    allRelated: (more: number, all: number, plural: string) =>
      `+${String(more)}: all ${String(all)} ${plural}`,
    partlyRead: 'incomplete',
    partlyReadCsv: (text: string) => `${text} (incomplete)`,
    unreadable: 'couldn’t load',
    unreadableFields: (fields: string) => `Couldn’t load: ${fields}`,
    firstCards: (first: number, all: number) =>
      `Showing the first ${String(first)} of ${formatCount(all)} as cards. The list shows all.`,
  },
  footer: {
    updated: (time: ReactNode) => <>Updated at {time}</>,
    refresh: 'Refresh',
  },
  actions: {
    label: 'Actions',
    labelFor: (name: string) => `Actions for ${name}`,
    sections: {
      power: 'Power',
      use: 'Use',
      change: 'Change',
      danger: 'Careful',
    } satisfies Readonly<Record<Verb<Kind>['section'], string>>,
    notFetched: 'Couldn’t load this part of the panel. Nothing was sent',
  },
};
