import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/button';
import { Logo } from '@/ui/logo';
import styles from './app-frame.module.css';
import { words } from '../words';

/** In px; narrower windows have a drawer. */
const drawerBelow = 900;

interface AppFrameProps {
  readonly product: string;
  readonly nav: ReactNode;
  readonly bar: ReactNode;
  readonly banners?: ReactNode;
  readonly children: ReactNode;
  readonly collapsed: boolean;
  readonly onCollapsed: (collapsed: boolean) => void;
  readonly drawerOpen: boolean;
  readonly onDrawer: (open: boolean) => void;
}

export function AppFrame(props: AppFrameProps) {
  const { product, nav, bar, banners, children } = props;
  const { collapsed, onCollapsed, drawerOpen, onDrawer } = props;
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLElement>(null);
  // Closed without following a link: the focus returns to the opener.
  const dismissed = useRef(false);

  useEffect(() => {
    if (!drawerOpen) return undefined;
    side.current?.querySelector('a')?.focus();
    const opener = menu.current;
    const wide = window.matchMedia(`(min-width: ${drawerBelow}px)`);
    const close = () => {
      if (wide.matches) onDrawer(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dismissed.current = true;
      onDrawer(false);
    };
    wide.addEventListener('change', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('keydown', closeOnEscape);
      // The bar is no longer inert.
      if (dismissed.current) opener?.focus();
      dismissed.current = false;
    };
  }, [drawerOpen, onDrawer]);

  function closeDrawer() {
    dismissed.current = true;
    onDrawer(false);
  }

  return (
    <div
      className={styles.frame}
      data-collapsed={collapsed || undefined}
      data-drawer={drawerOpen || undefined}
    >
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          // The router reads the hash.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.frame.skip}
      </a>
      <header className={styles.bar} inert={drawerOpen}>
        <IconButton
          ref={menu}
          icon="menu"
          label={words.frame.openNavigation}
          className={styles.menu}
          aria-expanded={drawerOpen}
          onClick={() => onDrawer(true)}
        />
        {bar}
      </header>
      <nav ref={side} aria-label={words.frame.navigation} className={styles.side}>
        <div className={styles.brand}>
          <Logo />
          <span className={styles.product}>{product}</span>
          <IconButton
            icon="close"
            label={words.frame.closeNavigation}
            className={styles.closeDrawer}
            onClick={closeDrawer}
          />
        </div>
        <div className={styles.nav}>{nav}</div>
        <div className={styles.foot}>
          <IconButton
            icon={collapsed ? 'nav-expand' : 'nav-collapse'}
            label={collapsed ? words.frame.widen : words.frame.narrow}
            aria-pressed={collapsed}
            onClick={() => onCollapsed(!collapsed)}
          />
        </div>
      </nav>
      {drawerOpen && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.scrim}
          onClick={closeDrawer}
        />
      )}
      <div className={styles.page} inert={drawerOpen}>
        {banners}
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
