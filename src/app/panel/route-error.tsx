import { useRouteError } from 'react-router-dom';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ChunkLoadError } from '../boot/stale-release';

/** A defect's own message is for the console. */
function words(error: unknown): { title: string; text: string } {
  if (error instanceof ChunkLoadError) {
    return {
      title: 'This part of the panel could not be loaded',
      text: 'A new release may just have come out, or your network connection is down. What you see elsewhere is still true.',
    };
  }
  return {
    title: 'Something went wrong on this page',
    text: 'The rest of the panel still works.',
  };
}

interface ScreenFailureProps {
  readonly error: unknown;
}

/** Shown instead of a failed screen, inside the shell. */
export function ScreenFailure({ error }: ScreenFailureProps) {
  const { title, text } = words(error);
  return (
    <EmptyState
      icon="warning"
      title={title}
      level={1}
      actions={
        <Button icon="refresh" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

/** The error boundary of routes. */
export function RouteError() {
  return <ScreenFailure error={useRouteError()} />;
}
