/** Milliseconds: by then the browser has taken it over. */
const TAKEN_MS = 60_000;

/**
 * Browsers fetch what a link with `download` leads to past every worker. What the demo's worker has is asked for
 * in a frame instead: an attachment is saved from there, and a refusal leaves the page where it is.
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
