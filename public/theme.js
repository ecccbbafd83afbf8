// Before the first paint: the theme that was chosen, if any (src/store/preferences keeps it).
try {
  const kept = JSON.parse(localStorage.getItem('wheelhouse.preferences') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') {
    document.documentElement.dataset.theme = kept.theme;
  }
} catch {
  // Storage is blocked or holds something else: the system's theme applies.
}
