// Before the first paint.
{
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the page begins as for a stranger.
      return null;
    }
  };

  let chosen = {};
  try {
    chosen = JSON.parse(read('wheelhouse.preferences') ?? '{}') ?? {};
  } catch {
    // It holds something else: all is as the system has it.
  }
  // The theme that was chosen, if any (src/store/preferences keeps it).
  if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;

  const script = document.currentScript;
  const base = new URL('.', script.src).pathname;
  const way = location.pathname.slice(base.length).split('/');
  // Who was signed in here (src/app/boot/signed-in-hint.ts), and opens a page of the panel.
  if (read('wheelhouse.signed-in') === 'yes' && ['', 'accounts', 'user'].includes(way[0])) {
    root.dataset.frame = chosen.navigationCollapsed === true ? 'narrow' : 'wide';
    // The files of the panel and of the page are asked for beside its script, and not after that has run.
    const parts = JSON.parse(script.dataset.parts ?? '{"panel":[]}');
    const [area = '', ...below] = way[0] === 'accounts' ? way.slice(2) : way;
    const opened = parts[below.some(Boolean) ? `${area}/` : area] ?? parts[area] ?? [];
    for (const at of [...parts.panel, ...opened]) {
      const href = base + parts.files[at];
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' };
      document.head.append(
        Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href }),
      );
    }
  }
}
