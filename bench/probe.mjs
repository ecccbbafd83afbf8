/* Runs in the page, before its own scripts: waits for what can be seen, to the millisecond. */

/** Marks of the page once the list stands, as selectors. */
export const marks = {
  row: 'main table a[href*="/servers/srv-"]',
};

/** Sent to the page as source text, so it uses nothing from here. */
function installProbe({ row }) {
  /** Resolves once the frame that shows the current state has been drawn. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        channel.port1.start();
        channel.port2.postMessage('');
      });
    });

  const observe = (callback) => {
    const observer = new MutationObserver(() => callback(observer));
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    return observer;
  };

  /** Resolves with the time at which the condition has been painted. */
  const until = (condition) =>
    new Promise((resolve) => {
      if (condition()) {
        resolve(painted());
        return;
      }
      observe((observer) => {
        if (!condition()) return;
        observer.disconnect();
        resolve(painted());
      });
    });

  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  window.probe = {
    painted,
    until,
    observe,
    longTasks,
    firstRow: until(() => document.querySelector(row) !== null),
  };
}

/** Puts the probe into every page of a context. */
export async function addProbe(context) {
  await context.addInitScript(installProbe, marks);
}
