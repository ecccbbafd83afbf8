import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AccountBanner } from '@/screens/accounts/account-banner';
import { preferences, selectPreferences } from '@/store/preferences/preferences-slice';
import { useDialogs } from '@/ui/dialogs/dialog-stack';
import { AppFrame } from '@/ui/page/app-frame';
import { TitledPage } from '@/ui/page/page-title';
import type { Config } from '../config';
import { Navigation } from './navigation';
import { OfflineBanner } from './offline-banner';
import { StatusFeed } from './status-feed';
import { DocumentTitle } from './document-title';
import { TopBar } from './top-bar';
import { useNewPage } from './use-new-page';
import { usePageTransition } from './use-page-transition';
import { useShellAccount } from './use-shell-account';

interface ShellProps {
  readonly config: Config;
  readonly children: ReactNode;
}

/** Navigation, top bar and banners around the screen. */
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
