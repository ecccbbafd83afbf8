import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useState } from 'react';

type AddTitle = (title: string) => () => void;

const AddContext = createContext<AddTitle | undefined>(undefined);
const TitleContext = createContext<string | undefined>(undefined);

export function TitledPage({ children }: { readonly children: ReactNode }) {
  // The last one counts.
  const [standIns, setStandIns] = useState<readonly { readonly title: string }[]>([]);
  const add = useCallback<AddTitle>((title) => {
    const mine = { title };
    setStandIns((all) => [...all, mine]);
    return () => setStandIns((all) => all.filter((each) => each !== mine));
  }, []);
  return (
    <AddContext value={add}>
      <TitleContext value={standIns.at(-1)?.title}>{children}</TitleContext>
    </AddContext>
  );
}

export function usePageTitle(): string | undefined {
  return use(TitleContext);
}

/** Titles the document while the page is replaced, as by 'Not found'; undefined leaves it. */
export function useStandInTitle(title: string | undefined): void {
  const add = use(AddContext);
  useLayoutEffect(() => (title === undefined ? undefined : add?.(title)), [add, title]);
}
