/** Seconds without a change that count as quiet, and the longest wait. Each look takes a second. */
const QUIET = 2;
const MOST = 180;

/**
 * Waits until the page has done its work: no new call, none open, and no list being read. An answer
 * of ten thousand rows is merged for seconds after it came, and only the list shows that. A page
 * without any call has not heard of the change yet.
 * @param {() => Promise<{ calls: number, open: number, busy: boolean }>} look
 * @param {(milliseconds: number) => Promise<unknown>} wait
 * @throws if it never rests: a figure taken then would say nothing
 */
export async function settled(look, wait) {
  let last = 0;
  let quiet = 0;
  for (let second = 0; second < MOST; second += 1) {
    const { calls, open, busy } = await look();
    const isQuiet = calls > 0 && calls === last && open === 0 && !busy;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet >= QUIET) return;
    last = calls;
    await wait(1000);
  }
  throw new Error(`The list was still at work after ${MOST} s`);
}
