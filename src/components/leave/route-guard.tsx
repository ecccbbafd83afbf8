import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSelector } from 'react-redux';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import { selectIsHeld } from '@/store/session/session-slice';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';

const QUESTION = {
  title: 'Leave without saving?',
  body: 'What you changed here has not been saved yet.',
  confirmLabel: 'Leave',
  cancelLabel: 'Keep editing',
  danger: true,
};

/** Changes that are asked about before the way leads away from them. */
export interface Unsaved {
  /** Whether going there would lose them. Asked at the moment of leaving. */
  readonly isLost: (from: Location, to: Location) => boolean;
  /** They are given up. */
  readonly giveUp: () => void;
}

interface RouteGuardControls {
  /** Asks about changes from now on, until what it returns is called. */
  readonly watch: (unsaved: Unsaved) => () => void;
  /**
   * Leaves an editor for its page, or the page of what was deleted for its list: for the own entry in
   * the history of where it leads, if it was opened from there, so that Back then leads away; else in
   * the stead of what is left.
   */
  readonly returnTo: (path: string) => void;
}

const RouteGuardContext = createContext<RouteGuardControls | undefined>(undefined);

interface RouteGuardProps {
  /** Whether the entry of the history before the open one is of this path, as far as is known. */
  readonly cameFrom: (path: string) => boolean;
  readonly children: ReactNode;
}

/**
 * Stands between every change of route and what would be lost by it. Back and Forward close the
 * dialog on top and leave the page; behind 'Stay logged in?' they do nothing, since everything is to
 * be kept as it is (spec 1 §2). The router knows one blocker at a time, so this is the only one.
 * Rendered once, by `app`, under the stack of dialogs.
 */
export function RouteGuard({ cameFrom, children }: RouteGuardProps) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const held = useSelector(selectIsHeld);
  const [watched] = useState(() => new Set<Unsaved>());
  // Our own step back is not the reader's, who would mean the dialog.
  const returning = useRef(false);
  const lost = useRef<Unsaved>(undefined);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isReaders = historyAction === 'POP' && !returning.current;
    returning.current = false;
    const isKept = isReaders && (held || dialogs.back());
    lost.current = isKept
      ? undefined
      : [...watched].find(({ isLost }) => isLost(currentLocation, nextLocation));
    return isKept || lost.current !== undefined;
  });
  const { location: wanted } = blocker;
  const asking = useRef(false);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  // Once for each attempt to leave, whatever else changes while the question stands. Attempts differ
  // by where they lead: one may follow the other before the blocker is seen to rest between them.
  useEffect(() => {
    if (wanted === undefined) return;
    const unsaved = lost.current;
    if (unsaved === undefined) {
      latest.current.reset?.();
      return;
    }
    if (asking.current) return;
    asking.current = true;
    void dialogs.open(ConfirmDialog, QUESTION).then((leave) => {
      asking.current = false;
      if (leave === true) {
        unsaved.giveUp();
        latest.current.proceed?.();
      } else {
        latest.current.reset?.();
      }
    });
  }, [dialogs, wanted]);

  const watch = useCallback(
    (unsaved: Unsaved) => {
      watched.add(unsaved);
      return () => void watched.delete(unsaved);
    },
    [watched],
  );
  const returnTo = useCallback(
    (path: string) => {
      returning.current = cameFrom(path);
      if (returning.current) void navigate(-1);
      else void navigate(path, { replace: true });
    },
    [cameFrom, navigate],
  );
  const controls = useMemo(() => ({ watch, returnTo }), [watch, returnTo]);
  return <RouteGuardContext value={controls}>{children}</RouteGuardContext>;
}

/** The guard of the routes. Throws outside of it. */
export function useRouteGuard(): RouteGuardControls {
  const controls = use(RouteGuardContext);
  if (!controls) throw new Error('useRouteGuard needs a RouteGuard above it');
  return controls;
}
