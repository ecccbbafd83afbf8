const UNASKED = '<meta http-equiv="X-DNS-Prefetch-Control" content="off" />';

/**
 * The panel's page as it stands in a replay's frame: with a script before all others that has it live at the moment
 * that is shown, and with the replay's `config.json`. Hosts that a report's links name are not looked up.
 */
export const withFrameScript = (page: string, base = ''): string =>
  page
    .replace(
      '<head>',
      `<head>\n    <script src="${base}/replay/frame.js"></script>\n    ${UNASKED}`,
    )
    .replace(`href="${base}/config.json"`, `href="${base}/replay/config.json"`);
