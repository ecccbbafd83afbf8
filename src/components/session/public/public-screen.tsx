import { type ReactNode, useEffect, useId, useState } from 'react';
import { forgetNextPageMessage, readNextPageMessage } from '@/lib/next-page-message';
import { PublicFrame } from './public-frame';
import { usePublicPage } from './public-page';

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
      <title>{`${title} · ${product}`}</title>
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
