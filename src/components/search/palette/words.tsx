import type { ReactNode } from 'react';
import { counted, joinList } from '@/lib/text';
import { words as search } from '../words';

/** Words of the search and its commands. */
export const words = {
  close: 'Close',
  field: {
    title: 'Search and commands',
    label: search.button,
  },
  results: {
    label: 'Results',
    empty: 'Search for servers, IPs, pages, commands…',
    searching: 'Searching',
    counts: (results: number, commands: number) =>
      [results > 0 && counted(results, 'result'), commands > 0 && counted(commands, 'command')]
        .filter(Boolean)
        .join(', '),
    none: (text: string, isUnread: boolean, hasDocumentation: boolean) => {
      if (isUnread) return `No results match “${text}”, but some data couldn’t be searched`;
      return hasDocumentation
        ? `No results match “${text}”`
        : `No results match “${text}”, but the documentation couldn’t be searched`;
    },
    /** `kinds` in the plural. */
    failed: (kinds: readonly string[]) =>
      `Error accessing ${joinList(kinds)}, please check your network connection`,
    tryAgain: 'Try again',
  },
  groups: {
    straight: 'Jump to',
    recent: 'Recently viewed',
    previous: 'Previous searches',
    commands: 'Commands',
    related: 'Related pages',
    documents: 'Documentation',
    shown: (shown: number, count: number) => `${String(shown)} of ${String(count)}`,
    all: (count: number, title: string) => `All ${String(count)} ${title}`,
    actions: 'actions',
  },
  result: {
    hit: (field: string, word: ReactNode) => (
      <>
        in {field} {word}
      </>
    ),
    unavailable: 'Not available',
    copyId: 'Copy ID',
    copied: (text: string) => `Copied ${text}`,
    copyFailed: 'Copy failed',
  },
  commands: {
    create: 'Create',
    createRepository: 'Create repository',
    goTo: 'Go to',
    accounts: 'Accounts',
    switchTo: (account: string) => `Switch to ${account}`,
    theme: 'Theme',
    help: 'Help',
    showKeys: 'Show keyboard shortcuts',
    you: 'You',
    createApplication: 'Create OAuth Application',
    createAccount: 'Create new account',
    logOut: 'Log out',
  },
  /** Further words by which a command is found. */
  typed: {
    create: 'create new make add',
    page: (text: string) => `go to ${text}`,
    switchTo: 'account',
    showKeys: 'show keys',
    createApplication: 'you new',
    createAccount: 'make add',
    logOut: 'logout sign',
  },
  /** Below the results. */
  hints: [
    { keys: ['↵'], does: 'open' },
    { keys: ['→'], does: 'actions' },
    { keys: ['Ctrl', '↵'], does: 'new tab' },
    { keys: ['>'], does: 'commands only' },
  ],
  keys: {
    title: 'Keyboard shortcuts',
    /** The keys of `search-button.tsx`, `use-palette-keys.ts` and `list-keys.ts`. */
    groups: [
      {
        where: 'On every page',
        keys: [
          { names: ['/', 'Ctrl K', '⌘ K'], does: search.button },
          { names: ['?'], does: 'Show these shortcuts' },
          { names: ['Esc'], does: 'Close the dialog or menu' },
        ],
      },
      {
        where: 'In the search',
        keys: [
          { names: ['Enter'], does: 'Search, or open the result' },
          { names: ['Tab', '↓'], does: 'Move to the results' },
          { names: ['↓', '↑'], does: 'Next or previous result' },
          { names: ['→', '←'], does: 'Show a result’s actions, go back' },
          { names: ['Ctrl Enter', '⌘ Enter'], does: 'Open the result in a new tab' },
          { names: ['>'], does: 'In the field, show commands only' },
          { names: ['Esc'], does: 'Close the search' },
        ],
      },
      {
        where: 'In a list',
        keys: [
          { names: ['f'], does: 'Filter the list' },
          { names: ['↓', '↑'], does: 'Next or previous row; from the filter, the first row' },
          { names: ['Enter', 'e'], does: 'Open the row' },
          { names: ['x'], does: 'Select the row' },
          { names: ['Shift ↓', 'Shift ↑'], does: 'Extend the selection' },
          { names: ['b'], does: 'Jump to the bulk actions' },
          { names: ['Esc'], does: 'Back to the row, or clear the selection or the filter' },
          { names: ['Shift click'], does: 'Select a range; in a filter, add a value' },
        ],
      },
    ],
  },
};
