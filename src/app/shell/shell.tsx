import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type UIMatch,
  useLocation,
  useMatch,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { keepLastAccount, readLastAccount } from '@/app/boot/last-account';
import { useTrail } from '@/components/records/page/use-trail';
import { withBase } from '@/lib/base-path';
import { lazyPart } from '@/lib/lazy-part';
import { truncateName } from '@/lib/text';
import { parseId } from '@/model/ids';
import { titleOf } from '@/model/title';
import { AccountBanner } from '@/screens/accounts/account-banner';
import { selectAccounts, selectCurrentAccountId } from '@/store/accounts/accounts-slice';
import { failedTitle } from '@/store/calls/call-messages';
import { type CallFacts, selectCalls } from '@/store/calls/calls-slice';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { selectRecord } from '@/store/resources/resources-selectors';
import type { WithResources } from '@/store/resources/resources-state';
import { useAnnounced } from '@/ui/announcer';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { Note } from '@/ui/note';
import { AppFrame } from '@/ui/page/app-frame';
import { TitledPage, usePageTitle } from '@/ui/page/page-header';
import type { Config } from '@/app/config';
import { useLater } from '@/ui/use-later';
import { useOnline } from '@/ui/use-online';
import { isEditorOver } from './scroll-key';
import { Navigation } from './navigation';
import { TopBar } from './top-bar';
import { words } from './words';

interface ShellAccount {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly isOpen: boolean;
}

/** The account of the address; elsewhere, as on the user's pages, the last one. */
export function useShellAccount(): ShellAccount {
  const [last] = useState(readLastAccount);
  const here = parseId('account', useMatch('/accounts/:account/*')?.params.account ?? '');
  const current = useSelector(selectCurrentAccountId);
  const { status, preselected } = useSelector(selectAccounts);
  // Checked because it becomes part of a URL.
  const early = status === 'loaded' ? undefined : parseId('account', last?.id ?? '');
  const id = here ?? current ?? preselected ?? early;
  const read = useSelector((state: WithResources) => {
    const record = id === undefined ? undefined : selectRecord(state, 'account', id);
    return record === undefined ? undefined : titleOf(record);
  });
  useEffect(() => {
    if (id !== undefined && read !== undefined) keepLastAccount({ id, name: read });
  }, [id, read]);
  return {
    id,
    name: read ?? (id === last?.id ? last?.name : undefined),
    isOpen: here !== undefined,
  };
}

/** Does not count an editor over a page, a query or a hash as a new page. */
export function useNewPage(onNewPage: () => void): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const last = useRef({ pathname, matches });
  const notify = useEffectEvent(onNewPage);

  useLayoutEffect(() => {
    const before = last.current;
    if (before.pathname === pathname) return;
    last.current = { pathname, matches };
    if (isEditorOver(before.matches, matches) || isEditorOver(matches, before.matches)) return;
    notify();
  }, [matches, pathname]);
}

/** Transition between pages. */
const TRANSITION: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' };

const FAINT = 0.4;

/** Unlike a view transition it blocks no input. */
export function usePageTransition(): void {
  // Before the first paint, or the page would flash in full.
  useNewPage(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    document.querySelector('main')?.animate({ opacity: [FAINT, 1] }, TRANSITION);
  });
}

function told(task: CallFacts): string | undefined {
  if (task.status === 'failed') return words.ended.failed(failedTitle(task));
  return task.message && words.ended.done(task.message);
}

export function useEndedBehind(): string | undefined {
  const tasks = useSelector(selectCalls);
  const [hiddenAt, setHiddenAt] = useState<number>();
  useEffect(() => {
    const look = () => setHiddenAt(document.hidden ? Date.now() : undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (hiddenAt === undefined) return undefined;
  const sentences = tasks
    .filter(({ endedAt = 0 }) => endedAt >= hiddenAt)
    .map(told)
    .filter((sentence) => sentence !== undefined);
  return sentences.length > 1 ? words.ended.many(sentences.length) : sentences[0];
}

const load = lazyPart(() => import('@/components/failure/status-banners'));

function StatusFeed({ status, statusFeed }: Config['links']) {
  const part = useLater(load);
  return part && statusFeed && <part.StatusBanners feed={statusFeed} page={status} />;
}

function OfflineBanner() {
  const online = useOnline();
  useAnnounced(!online && words.offline.text);
  if (online) return null;
  return (
    <section aria-label={words.offline.label}>
      <Note banner tone="warning">
        {words.offline.text}
      </Note>
    </section>
  );
}

interface Before {
  readonly pathname: string;
  readonly matches: readonly UIMatch[];
  readonly opener: HTMLElement | undefined;
}

function focusedOnPage(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.closest('main') !== null
    ? activeElement
    : undefined;
}

/** The pencil that opened an editor may have been re-rendered. */
function linksTo(pathname: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const address = withBase(pathname);
  return [...links].filter((link) => link.pathname === address);
}

/** A candidate may be gone, or hidden in a narrow window. */
function focusFirst(
  candidates: readonly (HTMLElement | null | undefined)[],
  options?: FocusOptions,
): void {
  for (const candidate of candidates) {
    candidate?.focus(options);
    if (candidate && document.activeElement === candidate) return;
  }
}

/**
 * Sets title, status and focus after navigation. An editor returns the focus to the link or button
 * that opened it. Back returns it to the link of the page that was left.
 */
export function DocumentTitle({ product }: { product: string }) {
  const trail = useTrail();
  const standIn = usePageTitle();
  const title = standIn ?? trail.title;
  const ended = useEndedBehind();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const went = useNavigationType();
  const matches = useMatches();
  const [announced, setAnnounced] = useState('');
  useAnnounced(standIn ?? announced);
  const last = useRef<Before>({ pathname, matches, opener: undefined });

  useEffect(() => {
    const before = last.current;
    if (state !== 'idle' || before.pathname === pathname) return;
    const opener = focusedOnPage();
    last.current = { pathname, matches, opener };
    setAnnounced(trail.title);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isEditorOver(before.matches, matches)) {
      focusFirst([before.opener, ...linksTo(before.pathname), heading]);
      return;
    }
    const opened = isEditorOver(matches, before.matches);
    if (opened && opener !== undefined) return;
    if (went === 'POP') {
      // The earlier scroll position is restored. Forward, from a list to a page of its own, focuses
      // the page's heading.
      const left = pathname.startsWith(before.pathname) ? [] : linksTo(before.pathname);
      focusFirst([...left, heading], { preventScroll: true });
      return;
    }
    // An opened editor has focused its field, and its page must not scroll.
    if (opener?.matches('input, textarea, select') !== true) {
      heading?.focus({ preventScroll: opened });
    }
  }, [matches, pathname, state, trail.title, went]);

  return (
    <title>
      {[ended, title === '' ? undefined : truncateName(title), product].filter(Boolean).join(' · ')}
    </title>
  );
}

interface ShellProps {
  readonly config: Config;
  readonly children: ReactNode;
}

export function Shell({ config, children }: ShellProps) {
  const dispatch = useDispatch();
  usePageTransition();
  // Dialogs belong to the page that opened them.
  useNewPage(useDialogs().closeAll);
  const { pathname } = useLocation();
  // The drawer is open at one address, so that following a link closes it.
  const [drawerAt, setDrawerAt] = useState<string>();
  const { navigationCollapsed } = useSelector(selectPreferences);
  const { id: account, name, isOpen } = useShellAccount();

  return (
    <AppFrame
      product={config.product}
      nav={<Navigation account={account} />}
      bar={<TopBar config={config} account={account} name={name} />}
      banners={
        <>
          <OfflineBanner />
          {config.links.statusFeed !== undefined && <StatusFeed {...config.links} />}
          {isOpen && account !== undefined && <AccountBanner account={account} />}
        </>
      }
      collapsed={navigationCollapsed}
      onCollapsed={() => dispatch(preferences.actions.navigationToggled())}
      drawerOpen={drawerAt === pathname}
      onDrawer={(open) => setDrawerAt(open ? pathname : undefined)}
    >
      <TitledPage>
        <DocumentTitle product={config.product} />
        {children}
      </TitledPage>
    </AppFrame>
  );
}
