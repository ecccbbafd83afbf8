/** The script that has a replay's frame live at the moment that is shown; anywhere else it does nothing. */
export const frameScript = (base = ''): string => `${base}/replay/frame.js`;

/** The panel's page with that script before all others. */
export const withFrameScript = (page: string, base = ''): string =>
  page.replace('<head>', `<head>\n    <script src="${frameScript(base)}"></script>`);
