const UNASKED = '<meta http-equiv="X-DNS-Prefetch-Control" content="off" />';

/**
 * Prepares the panel's page for a replay's frame. `frame.js` runs before all other scripts and sets
 * the moment that is shown. The page gets the replay's `config.json`. Browsers do not look up hosts
 * in a report's links.
 */
export const withFrameScript = (page: string, base = ''): string =>
  page
    .replace(
      '<head>',
      `<head>\n    <script src="${base}/replay/frame.js"></script>\n    ${UNASKED}`,
    )
    .replace(`href="${base}/config.json"`, `href="${base}/replay/config.json"`);
