import { PROVIDER_BACK } from '@/lib/connectivity';
import type { Resume } from '@/store/events/events-slice';

export function followResume(now: () => number, resumed: (resumed: Resume) => void): () => void {
  let leftAt: number | undefined;
  const leave = () => {
    leftAt ??= now();
  };
  const back = (wasOffline: boolean) => {
    const since = leftAt ?? now();
    leftAt = undefined;
    resumed({ awayMs: now() - since, wasOffline });
  };
  // Visibility, not focus, shows how long the page was away.
  const handleFocus = () => resumed({ awayMs: 0 });
  const seen = () => (document.visibilityState === 'hidden' ? leave() : back(false));
  const online = () => back(true);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('focus', handleFocus);
  window.addEventListener('offline', leave);
  window.addEventListener('online', online);
  window.addEventListener(PROVIDER_BACK, online);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('focus', handleFocus);
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', online);
    window.removeEventListener(PROVIDER_BACK, online);
  };
}
