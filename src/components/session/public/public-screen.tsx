import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react';
import type { Mark } from '@/components/scope/deployment-context';
import { forgetNextPageMessage, readNextPageMessage } from '@/lib/next-page-message';
import type { Track } from '@/provider/analytics';
import type { Payments } from '@/provider/cards';
import type { SignUpApi } from '@/provider/sign-up';
import { Spinner } from '@/ui/spinner';
import { PublicFrame } from './public-frame';
import { words } from './words';

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

interface PublicScreenProps {
  readonly title: string;
  readonly told?: string | undefined;
  readonly onSubmit?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function PublicScreen({ title, told, onSubmit, children }: PublicScreenProps) {
  const { product, release, mark } = usePublicPage();
  const [left] = useState(readNextPageMessage);
  const heading = useId();
  useEffect(forgetNextPageMessage, []);
  return (
    <PublicFrame product={product} release={release} mark={mark}>
      <title>{words.titled(title, product)}</title>
      <form
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <div>
          <h1 id={heading}>{title}</h1>
          <p role="status">{told ?? left}</p>
        </div>
        {children}
      </form>
    </PublicFrame>
  );
}

/** Shown until the next page is known. A message left by the previous page waits for that page. */
export function PublicWait() {
  const { product, release, mark } = usePublicPage();
  return (
    <PublicFrame product={product} release={release} mark={mark}>
      <title>{product}</title>
      <p>
        <Spinner /> {words.wait}
      </p>
    </PublicFrame>
  );
}
