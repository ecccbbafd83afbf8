import type { Page } from '@playwright/test';
import type { Staging, StagingOptions } from '@mocks/serve/staging';
import { dialog, expectHeading } from '../../steps';

/** One screen to take a screenshot of, and to hold against axe. */
export interface Screen {
  /** The screenshot's file name, before width and theme. */
  name: string;
  /** Its address. */
  at: string;
  /**
   * Email of the user who is signed in, by default the owner of the accounts; null for a stranger.
   */
  as?: string | null;
  /** Options of its provider. */
  options?: StagingOptions;
  /** The widths at which there is such a thing, in px; all of them by default. */
  widths?: readonly number[];
  /**
   * Name of a screen that has the same parts with other data, or has them spread over other
   * screens. In `npm test` axe checks that one. This one is checked when its screenshot is taken.
   */
  like?: string;
  /** Steps to take first. */
  steps?: (page: Page, staging: Staging) => Promise<void>;
}

/** The account that has something of everything. */
export const demo = '/accounts/acc-demo1';
/** A server that is up and running. */
export const server = `${demo}/servers/srv-web01/`;

/** Presses the button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).click();

/** Presses the button of this name, and waits for the dialog that it opens: its code may come later. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await dialog(page).waitFor();
};

/** Chooses the first two rows of the list. */
export async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
}

/** Shows a screen with a part that is gone from the server, after a reload that has not helped. */
export const withoutPart =
  (files: string, heading: string): NonNullable<Screen['steps']> =>
  async (page) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await expectHeading(page, heading);
    await page.unroute(files);
  };
