import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { quiet } from './quiet';
import { arrive, expectHeading } from './steps';

const account = '/accounts/acc-demo1/';
const add = `${account}servers/add/`;
const key = `ssh-ed25519 ${'A'.repeat(60)} dana@example.com`;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const pick = (page: Page, name: string, option: RegExp) =>
  group(page, name).getByRole('radio', { name: option }).check();
const keys = (page: Page) => page.getByRole('textbox', { name: 'SSH keys' });
const create = (page: Page) => page.getByRole('button', { name: 'Create server', exact: true });
const name = (page: Page) => page.getByRole('textbox', { name: /^Name/u });

async function showTypes(page: Page, tab: RegExp): Promise<void> {
  await page.getByRole('group', { name: 'Show types' }).getByRole('button', { name: tab }).click();
}

/** Top of each question on the page, in px. Sections that scroll within one are left out. */
function places(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll('form > :first-child section:not(section section)'),
      (card) => Math.round(card.getBoundingClientRect().top + window.scrollY),
    ),
  );
}

test('a server from an image, with a new ssh key, groups and user data, becomes active', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, `${account}servers/`);
  await page.getByRole('link', { name: 'Create server' }).click();
  await expectHeading(page, 'Create server');
  await expect(page.getByText('You do not have an SSH key in your profile.')).toBeVisible();
  await name(page).fill('web-9');
  await pick(page, 'Image', /^Ubuntu/u);
  await page.getByRole('checkbox', { name: /grp-web01/u }).check();

  await page.getByRole('link', { name: 'Add SSH key' }).click();
  await expect(keys(page)).toBeFocused();
  await keys(page).fill('no key');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Invalid key at line 1')).toBeVisible();
  await keys(page).fill(key);
  await page.getByRole('textbox', { name: /^User data/u }).fill('#!/bin/sh');

  await create(page).click();
  await expectHeading(page, 'web-9');
  await expect(page.getByText('active').first()).toBeVisible();
  const made = staging.provider.world.server.all().find((server) => server.name === 'web-9');
  expect(made).toMatchObject({ image: 'img-ubu24', server_groups: ['grp-web01'] });
  expect(staging.provider.world.user.need('usr-demo1').ssh_key).toBe(key);
});

test('a server from a volume', async ({ page, staging }) => {
  const { world } = staging.provider;
  world.user.patch('usr-demo1', { ssh_key: key });
  const image = 'img-deb12';
  world.volume.patch('vol-free1', { source_type: 'image', source: image, image });
  await arrive(page, staging, add);
  await page
    .getByRole('group', { name: 'Start from' })
    .getByRole('button', { name: 'Volume' })
    .click();
  await showTypes(page, /Block Storage/u);
  await pick(page, 'Server type', /2gb\.nbs/u);
  await expect(create(page)).toHaveAccessibleDescription('Please select a volume');
  await page.getByRole('radio', { name: /vol-free1/u }).check();
  await name(page).fill('from-scratch');
  await create(page).click();
  await expectHeading(page, 'from-scratch');
  await expect
    .poll(() => world.volume.need('vol-free1'))
    .toMatchObject({ status: 'attached', boot: true });
});

test('too little memory bars the button and leads to an increase', async ({ page, staging }) => {
  staging.provider.world.account.patch('acc-demo1', { ram_limit: 1024 });
  await arrive(page, staging, `${add}?image=img-deb12`);
  await expect(create(page)).toHaveAccessibleDescription(
    'Your account does not have enough memory left for this type',
  );
  const notice = page.getByText(
    'Your account does not have enough memory left for any server type',
  );
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request increase' }).first()).toHaveAttribute(
    'href',
    `${account}settings/increase/server/?more=1`,
  );
});

test('a draft outlives a reload, also at the address of a part, from which Back leads to the form', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, add);
  await name(page).fill('half-done');
  await page.getByRole('link', { name: 'Add SSH key' }).click();
  await expect(keys(page)).toBeFocused();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(keys(page)).toBeFocused();
  await expect(keys(page)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/servers\/add\/$/u);
  await expect(name(page)).toHaveValue('half-done');
});

test('a refused press leads to what is missing, and the button stays under the pointer', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, add);
  await quiet(page);
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await name(page).focus();
    const before = await create(page).boundingBox();
    await create(page).click();
    await expect(keys(page)).toBeFocused();
    await expect(keys(page)).toBeInViewport({ ratio: 1 });
    await expect(keys(page)).toHaveAttribute('aria-invalid', 'true');
    const after = await create(page).boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2);
  }
});

test('the price and the button are in sight wherever the form is scrolled to, at any width', async ({
  page,
  staging,
}) => {
  await arrive(page, staging, add);
  for (const size of [WIDE, { width: 1024, height: 768 }, NARROW]) {
    await page.setViewportSize(size);
    if (size === WIDE) {
      const form = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(form).toBeLessThanOrEqual(1520);
    }
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => {
        const root = document.documentElement;
        root.scrollTop = at * root.scrollHeight;
      }, part);
      await expect(create(page)).toBeInViewport({ ratio: 1 });
      await expect(
        page
          .getByText(/£10\.00/u)
          .filter({ visible: true })
          .last(),
      ).toBeVisible();
    }
  }
});

test.describe('with 2,000 images and 500 groups', () => {
  test.use({ stagingOptions: { world: 'large' } });

  test('choosing a type or an image moves nothing', async ({ page, staging }) => {
    // So many to choose from take a busy machine long to draw.
    test.slow();
    await arrive(page, staging, add);
    await expect(group(page, 'Image')).toBeVisible();
    await showTypes(page, /All types/u);
    await expect(group(page, 'Image').getByRole('radio', { name: /^Debian/u })).toBeVisible();
    await quiet(page);
    const before = await places(page);
    for (const [question, option] of [
      ['Image', /^Debian/u],
      ['Server type', /4gb\.ssd/u],
      ['Server type', /2gb\.nbs/u],
      ['Image', /^Windows/u],
    ] as const) {
      await pick(page, question, option);
      expect(await places(page)).toEqual(before);
    }
  });
});
