import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Modal, type ModalProps } from './modal';

export interface DialogProps<Result> {
  readonly close: (result?: Result) => void;
}

type ResultOf<Props> = Props extends { readonly close: (result?: infer Result) => void }
  ? Result
  : never;

export interface DialogOptions extends Pick<ModalProps, 'size' | 'dismissable'> {
  /** Opens though one like it is still being fetched: no press asks for it. */
  readonly unasked?: boolean;
  /** Takes it away, as if it were dismissed: what it asks about is over. */
  readonly signal?: AbortSignal;
}

export interface Dialogs {
  /** Opens a dialog on top. Resolves with its result, undefined when dismissed. Never rejects. */
  readonly open: <Props extends DialogProps<never>>(
    component: ComponentType<Props>,
    props: Omit<Props, 'close'>,
    options?: DialogOptions,
  ) => Promise<ResultOf<Props> | undefined>;
  readonly back: () => boolean;
  /** Closes every dialog that Escape would close. */
  readonly closeAll: () => void;
}

interface Entry {
  readonly key: number;
  readonly component: unknown;
  readonly options: DialogOptions;
  readonly render: () => ReactNode;
  readonly onLock: (locked: boolean) => void;
  readonly dismiss: () => void;
}

type Surround = (dialog: ReactNode) => ReactNode;

function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Wraps dialogs that are opened from within, since the stack renders them elsewhere. */
export const DialogSurround = createContext<Surround>((dialog) => dialog);

interface Stack extends Omit<Dialogs, 'open'> {
  readonly openWithin: (surround: Surround) => Dialogs['open'];
}

const StackContext = createContext<Stack | undefined>(undefined);
const EntriesContext = createContext<readonly Entry[]>([]);

export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  // The same, current within an event.
  const latest = useRef(entries);
  const lastKey = useRef(0);
  const drawn = useRef(new Set<number>());
  const change = useCallback((next: readonly Entry[]) => {
    latest.current = next;
    setEntries(next);
  }, []);

  const openWithin = useCallback(
    (surround: Surround): Dialogs['open'] =>
      <Props extends DialogProps<never>>(
        Component: ComponentType<Props>,
        props: Omit<Props, 'close'>,
        options: DialogOptions = {},
      ) =>
        new Promise<ResultOf<Props> | undefined>((resolve) => {
          const isAwaited = latest.current.some(
            ({ component, key: other }) => component === Component && !drawn.current.has(other),
          );
          // A second press while the code is fetched.
          if (isAwaited && options.unasked !== true) {
            resolve(undefined);
            return;
          }
          lastKey.current += 1;
          const key = lastKey.current;
          let closable = options.dismissable !== false;
          const close = (result?: ResultOf<Props>) => {
            change(latest.current.filter((entry) => entry.key !== key));
            resolve(result);
          };
          options.signal?.addEventListener('abort', () => close(), { once: true });
          // The compiler cannot see that these are all the props.
          const all = { ...props, close } as unknown as Props;
          const onDrawn = () => void drawn.current.add(key);
          const entry: Entry = {
            key,
            component: Component,
            options,
            render: () => (
              <>
                {surround(<Component {...all} />)}
                <Drawn onDrawn={onDrawn} />
              </>
            ),
            onLock: (locked) => {
              closable = options.dismissable !== false && !locked;
            },
            dismiss: () => {
              if (closable) close();
            },
          };
          change([...latest.current, entry]);
        }),
    [change],
  );
  const back = useCallback(() => {
    const top = latest.current.at(-1);
    top?.dismiss();
    return top !== undefined;
  }, []);
  const closeAll = useCallback(() => latest.current.forEach(({ dismiss }) => dismiss()), []);

  const stack = useMemo(() => ({ openWithin, back, closeAll }), [openWithin, back, closeAll]);
  return (
    <StackContext value={stack}>
      <EntriesContext value={entries}>{children}</EntriesContext>
    </StackContext>
  );
}

/** Renders the open dialogs; once, inside provider and router. */
export function DialogOutlet() {
  return use(EntriesContext).map(({ key, options, render, dismiss, onLock }) => (
    <Modal
      key={key}
      size={options.size}
      dismissable={options.dismissable}
      onClose={dismiss}
      onLock={onLock}
    >
      {render()}
    </Modal>
  ));
}

export function useDialogsIfAny(): Dialogs | undefined {
  const stack = use(StackContext);
  const surround = use(DialogSurround);
  return useMemo(
    () =>
      stack && {
        open: stack.openWithin(surround),
        back: stack.back,
        closeAll: stack.closeAll,
      },
    [stack, surround],
  );
}

/** Throws outside a `DialogProvider`. */
export function useDialogs(): Dialogs {
  const dialogs = useDialogsIfAny();
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it');
  return dialogs;
}
