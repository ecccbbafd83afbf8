import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from './button';
import styles from './lazy-layer.module.css';
import { Note } from './note';
import { useBackOnline, useOnline } from './use-online';
import { words } from './words';

export const MissingToolsContext = createContext<ReactNode>(null);

class LayerMissing extends Error {
  override readonly name = 'LayerMissing';
}

interface MissingProps {
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

/**
 * Replaces a layer whose code is missing. A module that was requested in vain stays failed until
 * the page reloads (HTML §8.1.6.7.3). One that was not requested offline is fetched once the
 * network is back.
 */
function Missing({ onRetry, onClose }: MissingProps) {
  const online = useOnline();
  const tools = use(MissingToolsContext);
  useBackOnline(onRetry);
  useEffect(() => {
    if (onClose === undefined) return undefined;
    const give = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', give);
    return () => document.removeEventListener('keydown', give);
  }, [onClose]);
  return (
    <div role="alert" className={styles.missing}>
      <Note
        tone="warning"
        action={
          <>
            {online && (
              <Button size="s" icon="refresh" onClick={() => window.location.reload()}>
                {words.layer.reload}
              </Button>
            )}
            {onClose && (
              <Button size="s" variant="quiet" onClick={() => onClose()}>
                {words.layer.close}
              </Button>
            )}
          </>
        }
      >
        <p>{online ? words.layer.failed : words.layer.offline}</p>
        {online && tools}
      </Note>
    </div>
  );
}

interface BoundaryProps extends MissingProps {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** Any other error is a defect, and goes on to the page's boundary. */
class LayerBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof LayerMissing)) throw error;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: undefined });
    };
    return <Missing onRetry={retry} onClose={this.props.onClose} />;
  }
}

const HostContext = createContext<() => void>(() => undefined);

function createArrivals() {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    add: () => {
      count += 1;
      for (const listener of listeners) listener();
    },
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface LayerHostProps extends PropsWithChildren {
  readonly waiting?: ReactNode;
}

/**
 * A place for layers. Draws them as soon as their code is here. `Suspense` alone waits until 300 ms
 * after it drew its fallback.
 */
export function LayerHost({ waiting = null, children }: LayerHostProps) {
  const [{ add, subscribe, count }] = useState(createArrivals);
  // Unlike React's own retries, an update is never held back.
  useSyncExternalStore(subscribe, count);
  return (
    <HostContext value={add}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </HostContext>
  );
}

interface Closable {
  readonly onClose?: (() => void) | undefined;
  readonly close?: (() => void) | undefined;
}

function createPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let hosts: Set<() => void> | undefined = new Set();
  const arrive = () => {
    const waiting = hosts ?? [];
    hosts = undefined;
    for (const drawAnew of waiting) drawAnew();
  };
  const Shown = lazy(() => {
    const code = load().catch((cause: unknown) => {
      throw new LayerMissing(words.layer.missing, { cause });
    });
    code.then(arrive, arrive);
    return code;
  });
  return { Shown, awaitedBy: (drawAnew: () => void) => void hosts?.add(drawAnew) };
}

/**
 * A layer that opens over or within a page, its code fetched at the first use. Unlike with `lazy`
 * alone, a failure shows where it opens. `load` is a `lazyPart`; a `LayerHost` stands around it.
 */
export function lazyLayer<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = createPart(load);
  return function Layer(props: Props) {
    const [part, setPart] = useState(current);
    part.awaitedBy(use(HostContext));
    const { onClose, close }: Closable = props;
    return (
      <LayerBoundary
        // Not when it fails: until something is shown React starts again each time, and would fetch
        // for ever.
        onMissing={() => void (current = createPart(load))}
        onRetry={() => setPart(current)}
        onClose={onClose ?? close}
      >
        <part.Shown {...props} />
      </LayerBoundary>
    );
  };
}

/** Fetches a lazy part ahead. Its use tries again, and reports a failure. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

interface InertLayerProps {
  readonly inert: boolean;
  readonly children: ReactNode;
}

export function InertLayer({ inert, children }: InertLayerProps) {
  return <div inert={inert}>{children}</div>;
}
