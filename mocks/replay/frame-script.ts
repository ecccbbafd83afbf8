/**
 * The panel's page as it stands in a replay's frame: with a script before all others that has it live at the moment
 * that is shown, and with the replay's `config.json`.
 */
export const withFrameScript = (page: string, base = ''): string =>
  page
    .replace('<head>', `<head>\n    <script src="${base}/replay/frame.js"></script>`)
    .replace(`href="${base}/config.json"`, `href="${base}/replay/config.json"`);
