import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react';
import { Button } from './button';
import styles from './lazy-layer.module.css';
import { Note } from './note';
import { useBackOnline, useOnline } from './use-online';

/** What support is told where a layer is missing; `app` fills it. */
export const MissingToolsContext = createContext<ReactNode>(null);

/** A layer's code could not be fetched. */
class LayerMissing extends Error {
  override readonly name = 'LayerMissing';
}

interface MissingProps {
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
}

/**
 * In place of what should have opened. Once asked for in vain, a module stays failed until the page is
 * loaded anew (HTML §8.1.6.7.3); what was not asked for, being offline, is fetched when that ends.
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
                Reload
              </Button>
            )}
            {onClose && (
              <Button size="s" variant="quiet" onClick={() => onClose()}>
                Close
              </Button>
            )}
          </>
        }
      >
        <p>
          {online
            ? 'This part of the panel could not be fetched. A reload may bring it; what you have typed in a form is kept.'
            : 'This part of the panel is not here yet. It opens as soon as the network is back.'}
        </p>
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

interface Closable {
  readonly onClose?: (() => void) | undefined;
  readonly close?: (() => void) | undefined;
}

/**
 * What opens over a page, or within it, with its code fetched at the first use. Unlike by `lazy` alone,
 * a failure is said where it opens. `load` is a `lazyPart`.
 */
export function lazyLayer<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (cause) {
        throw new LayerMissing('A part of the panel could not be fetched', { cause });
      }
    });
  let current = fetched();
  return function Layer(props: Props) {
    const [Shown, setShown] = useState(() => current);
    const { onClose, close }: Closable = props;
    return (
      <LayerBoundary
        // Not as it fails: until something is shown React begins anew each time, and would fetch for ever.
        onMissing={() => void (current = fetched())}
        onRetry={() => setShown(() => current)}
        onClose={onClose ?? close}
      >
        <Shown {...props} />
      </LayerBoundary>
    );
  };
}
