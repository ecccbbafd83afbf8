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
import { type Location, parsePath, useBlocker, useNavigate } from 'react-router-dom';
import { selectIsInert } from '@/store/session/session-slice';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import type { LeaveQuestion } from './leave-questions';

export interface Unsaved {
  readonly isLost: (from: Location, to: Location) => boolean;
  readonly giveUp: () => void;
  readonly question: LeaveQuestion;
}

interface RouteGuardControls {
  readonly watch: (unsaved: Unsaved) => () => void;
  /**
   * Leaves an editor for its page, or a deleted record's page for its list. Goes back if that is
   * the previous history entry, otherwise replaces the current one.
   */
  readonly returnTo: (path: string) => void;
  /** The path of the previous history entry, if it belongs to the panel. */
  readonly previousPath: () => string | undefined;
}

interface Asked {
  readonly question: LeaveQuestion;
  readonly isStillLost: (unsaved: Unsaved) => boolean;
  readonly over: AbortController;
}

const RouteGuardContext = createContext<RouteGuardControls | undefined>(undefined);

interface RouteGuardProps {
  readonly previousPath: RouteGuardControls['previousPath'];
  readonly children: ReactNode;
}

/** True if `page` is at `path`. Its query may have further parameters. */
function isOf(path: string, page: string | undefined): boolean {
  if (page === undefined) return false;
  const [{ pathname, search }, was] = [parsePath(path), parsePath(page)];
  const query = new URLSearchParams(was.search);
  const asked = [...new URLSearchParams(search)];
  return was.pathname === pathname && asked.every(([name, value]) => query.get(name) === value);
}

/**
 * Asks before changes are lost; the router allows one blocker. Back and Forward close the top
 * dialog first. Behind 'Stay logged in?' they do nothing.
 */
export function RouteGuard({ previousPath, children }: RouteGuardProps) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const inert = useSelector(selectIsInert);
  const [watched] = useState(() => new Set<Unsaved>());
  // Our own step back must not close a dialog.
  const returning = useRef(false);
  const lost = useRef<Pick<Asked, 'isStillLost'> & Unsaved>(undefined);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isReaders = historyAction === 'POP' && !returning.current;
    returning.current = false;
    const isKept = isReaders && (inert || dialogs.back());
    const isStillLost = ({ isLost }: Unsaved) => isLost(currentLocation, nextLocation);
    const unsaved = isKept ? undefined : [...watched].find(isStillLost);
    lost.current = unsaved && { ...unsaved, isStillLost };
    return isKept || unsaved !== undefined;
  });
  const { location: wanted } = blocker;
  const asked = useRef<Asked>(undefined);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
  });

  // Once per attempt, identified by its destination. Another attempt may follow before the blocker
  // is reset.
  useEffect(() => {
    if (wanted === undefined) return;
    const unsaved = lost.current;
    if (unsaved === undefined) {
      latest.current.reset?.();
      return;
    }
    if (asked.current) return;
    const { question, isStillLost } = unsaved;
    const over = new AbortController();
    asked.current = { question, isStillLost, over };
    void dialogs.open(ConfirmDialog, question, { signal: over.signal }).then((leave) => {
      asked.current = undefined;
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
      // If the change under way has ended, the question closes and its end is seen.
      const askAnew = () => {
        const { current } = asked;
        const isSame = (each: Unsaved) =>
          each.question === current?.question && current.isStillLost(each);
        if (![...watched].some(isSame)) current?.over.abort();
      };
      watched.add(unsaved);
      askAnew();
      return () => {
        watched.delete(unsaved);
        // A form that renders again is watched again at once.
        queueMicrotask(askAnew);
      };
    },
    [watched],
  );
  const returnTo = useCallback(
    (path: string) => {
      returning.current = isOf(path, previousPath());
      if (returning.current) void navigate(-1);
      else void navigate(path, { replace: true });
    },
    [previousPath, navigate],
  );
  const controls = useMemo(
    () => ({ watch, returnTo, previousPath }),
    [watch, returnTo, previousPath],
  );
  return <RouteGuardContext value={controls}>{children}</RouteGuardContext>;
}

/** Throws outside the guard. */
export function useRouteGuard(): RouteGuardControls {
  const controls = use(RouteGuardContext);
  if (!controls) throw new Error('useRouteGuard needs a RouteGuard above it');
  return controls;
}
