import { createContext, use } from 'react';
import type { Mark } from '@/components/scope/mark';
import type { Track } from '@/provider/analytics';
import type { Payments } from '@/provider/cards';
import type { SignUpApi } from '@/provider/sign-up';

/** What screens before the panel know and can do. */
export interface PublicPage {
  readonly product: string;
  readonly release: string;
  readonly mark: Mark | undefined;
  /** Where the Terms & Conditions stand. */
  readonly terms: string | undefined;
  /** The account with the card provider. */
  readonly payments: Payments | undefined;
  /** Of the address. */
  readonly query: URLSearchParams;
  readonly api: SignUpApi;
  readonly track: Track;
  /** The country that the reader is in, by its code; never rejects. */
  readonly findCountry: (() => Promise<string | undefined>) | undefined;
  /** What is typed, by the user's id and the form's path, for as long as the page stands. */
  readonly kept: Map<string, Readonly<Record<string, unknown>>>;
  /** Leads to a path of the panel or before it; `replace` leaves nothing to go back to. */
  readonly go: (path: string, replace?: 'replace') => void;
}

/** Filled by `app`. */
export const PublicPageContext = createContext<PublicPage | undefined>(undefined);

export function usePublicPage(): PublicPage {
  const page = use(PublicPageContext);
  if (page === undefined) throw new TypeError('This screen stands before the panel');
  return page;
}
