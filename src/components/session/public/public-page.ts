import { createContext, use } from 'react';
import type { Mark } from '@/components/scope/mark';
import type { Track } from '@/provider/analytics';
import type { Payments } from '@/provider/cards';
import type { SignUpApi } from '@/provider/sign-up';

export interface PublicPage {
  readonly product: string;
  readonly release: string;
  readonly mark: Mark | undefined;
  readonly terms: string | undefined;
  readonly payments: Payments | undefined;
  readonly query: URLSearchParams;
  readonly api: SignUpApi;
  readonly track: Track;
  /** Finds the user's country code. Never rejects. */
  readonly findCountry: (() => Promise<string | undefined>) | undefined;
  /** Input by user id and form path, kept until the page unloads. */
  readonly kept: Map<string, Readonly<Record<string, unknown>>>;
  /** Goes to a path of the panel or before it; `replace` leaves nothing to go back to. */
  readonly go: (path: string, replace?: 'replace') => void;
}

export const PublicPageContext = createContext<PublicPage | undefined>(undefined);

export function usePublicPage(): PublicPage {
  const page = use(PublicPageContext);
  if (page === undefined) throw new TypeError('This screen stands before the panel');
  return page;
}
