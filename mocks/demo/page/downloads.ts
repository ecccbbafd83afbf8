/** Time in ms after which the browser has taken the download over. */
const TAKEN_MS = 60_000;

/**
 * Downloads files of the worker in a frame: browsers fetch links with `download` past every worker.
 * The browser saves an attachment from the frame. A refusal leaves the page where it is.
 */
export function downloadThroughWorker(below: string): void {
  HTMLAnchorElement.prototype.click = function () {
    if (!this.hasAttribute('download') || !this.href.startsWith(below)) {
      HTMLElement.prototype.click.call(this);
      return;
    }
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = this.href;
    document.body.append(frame);
    setTimeout(() => frame.remove(), TAKEN_MS);
  };
}
