import { manualClock } from '@mocks/provider/clock';
import { expect, test, withMotion } from './fixtures';
import {
  answerDialog,
  chooseItem,
  dialog,
  expectLive,
  expectServers,
  expectStatusOf,
  expectToast,
  filterList,
  openRowMenu,
  rowOf,
  signIn,
  typeWord,
} from './steps';

test.use(withMotion);

const servers = '/accounts/acc-demo1/servers/';

test.beforeEach(async ({ page }) => {
  await signIn(page, { at: servers });
  await expectServers(page);
});

test('a server is deleted with the typed word and its row goes', async ({ page }) => {
  await filterList(page, 'srv-work1');
  await openRowMenu(page, 'worker');
  await chooseItem(page, 'Delete');
  await expect(dialog(page)).toContainText('worker');
  await typeWord(page, 'delete', 'Delete');
  await expectToast(page, 'Deleted');
  await expect(rowOf(page, 'worker')).toHaveCount(0);
});

test('a server stopped in one window changes in another by event alone', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(servers);
  await expectServers(other);
  await expectLive(other);
  await filterList(other, 'web-2');
  const loadedAt = await other.evaluate(() => performance.timeOrigin);
  await filterList(page, 'web-2');
  await openRowMenu(page, 'web-2');
  await chooseItem(page, 'Force off');
  await answerDialog(page, 'Force off');
  await expectStatusOf(other, 'web-2', 'inactive');
  expect(await other.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test.describe('a provider whose time stands still', () => {
  const clock = manualClock(Date.now());
  test.use({ stagingOptions: { clock } });

  test('a shutdown shows from the press until its event, and a finished snapshot is told and linked', async ({
    page,
  }) => {
    await filterList(page, 'web-2');
    await openRowMenu(page, 'web-2');
    await chooseItem(page, 'Shut down');
    const press = dialog(page).getByRole('button', { name: 'Shut down' });
    // Watched in the page, from before the press: what the test takes to look is no wait of the reader.
    const watch = await press.evaluateHandle((button) => {
      let frames = Number.NaN;
      const count = () => {
        frames += 1;
        requestAnimationFrame(count);
      };
      button.addEventListener('click', () => {
        frames = 0;
        requestAnimationFrame(count);
      });
      const words: string[] = [];
      const shown = new Promise<number>((resolve) => {
        new MutationObserver(() => {
          const text = document.querySelector('main tbody')?.textContent ?? '';
          const [word] = /shutting down|inactive|active/u.exec(text) ?? ['nothing'];
          if (frames >= 0 && word === 'shutting down') resolve(frames);
          if (frames >= 0 && word !== words.at(-1)) words.push(word);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      });
      return { shown, words };
    });
    await press.click();
    // 100 ms are six frames of a screen at 60 Hz; a busy machine draws fewer.
    expect(await watch.evaluate(({ shown }) => shown)).toBeLessThanOrEqual(6);
    await expect(page.getByRole('button', { name: 'Tasks: 1 in progress' })).toBeVisible();
    await expectStatusOf(page, 'web-2', 'shutting down');
    await openRowMenu(page, 'web-2');
    await expect(page.getByRole('menuitem', { name: 'Start' })).toHaveAccessibleDescription(
      'web-2 is shutting down',
    );
    await page.keyboard.press('Escape');
    clock.advance(10_000);
    await expectStatusOf(page, 'web-2', 'inactive');
    await expectToast(page, 'web-2 is shut down');
    expect(await watch.evaluate(({ words }) => words.join())).toMatch(
      /^(active,)?shutting down,inactive$/u,
    );

    await openRowMenu(page, 'web-2');
    await chooseItem(page, 'Create snapshot');
    await expectToast(page, 'Snapshot started');
    clock.advance(60_000);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await toasts.getByRole('link', { name: 'Snapshot of web-2 is ready' }).click();
    await expect(page).toHaveURL(/\/images\/img-.{5}\/$/);
  });
});
