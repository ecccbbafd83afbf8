import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { loadFailureTools } from '@/components/failure/failure-tools-later';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { useLater } from '@/ui/use-later';
import { useBackOnline, useOnline } from '@/ui/use-online';
import { ChunkLoadError } from '@/app/boot/stale-release';
import { words } from './words';

/** A defect's own message is for the console. */
function wordsOf(error: unknown, online: boolean): { title: string; text: string } {
  if (!(error instanceof ChunkLoadError)) return words.screen.broken;
  return online ? words.screen.missing : words.screen.offline;
}

interface ScreenFailureProps {
  readonly error: unknown;
}

/** Shown instead of a failed screen, inside the shell; offline a reload would lose the page. */
function ScreenFailure({ error }: ScreenFailureProps) {
  const online = useOnline();
  const part = useLater(loadFailureTools);
  const { title, text } = wordsOf(error, online);
  return (
    <EmptyState
      icon="warning"
      title={title}
      level={1}
      {...(online && {
        actions: (
          <Button icon="refresh" onClick={() => window.location.reload()}>
            {words.screen.reloadLabel}
          </Button>
        ),
      })}
    >
      <p>{text}</p>
      {online && part && <part.KeptAndTools what={title} cause={error} />}
    </EmptyState>
  );
}

export function RouteError() {
  return <ScreenFailure error={useRouteError()} />;
}

/** Fetches its code again at each visit and when online; the router would remember the failure. */
export function retryScreen(load: () => Promise<ComponentType>, thrown: unknown): ComponentType {
  let loaded: ComponentType | undefined;
  return function RetryScreen() {
    const [screen, setScreen] = useState(() => loaded);
    const [error, setError] = useState(thrown);
    const fetchAgain = useCallback(async () => {
      if (loaded !== undefined) return;
      try {
        const found = await load();
        loaded = found;
        setScreen(() => found);
      } catch (again) {
        setError(again);
      }
    }, []);
    useEffect(() => void fetchAgain(), [fetchAgain]);
    useBackOnline(() => void fetchAgain());
    return screen === undefined ? <ScreenFailure error={error} /> : createElement(screen);
  };
}
