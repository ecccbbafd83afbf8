import { at } from '@mocks/real/swift/storage';
import { expect } from './fixtures';
import { expectStatus } from './guards';
import { test } from './orbit';
import { dialog, expectHeading, goWithin, openMenu, signIn, typeWord } from './steps';

/** Names that Swift takes for objects, each hard in a way of its own, and how they are headed. */
const NAMES: readonly (readonly [name: string, heading: string])[] = [
  ['space and %2F and ? and #', 'space and %2F and ? and #'],
  ['new\nline', 'new↵line'],
  ['"quotes" <script>alert(1)', '"quotes" <script>alert(1)'],
  ['/leading', 'leading'],
  ['a//b', 'b'],
  ['up/../and/./down', 'down'],
  ['e\u0301moji 🪐', 'e\u0301moji 🪐'],
  ['trailing/', 'trailing/'],
  ['x'.repeat(1024), 'x'.repeat(1024)],
];

test('an object of any name is opened by its address, moved and deleted, and nothing else', async ({
  page,
  orbit,
}) => {
  const names = NAMES.map(([name]) => name);
  await orbit.make('box', [...names, 'kept']);
  await signIn(page, { at: orbit.screen('container/box/objects/?flat=') });
  // A deleted object is requested at most once more. A move first requests its target.
  expectStatus(page, 404);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(names.length + 2);
  for (const [name, heading] of NAMES) {
    await page.goto(orbit.screen(`container/box/objects/${encodeURIComponent(name)}/`));
    await expectHeading(page, heading);
    await page.getByRole('button', { name: /^Actions for/u }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await typeWord(page, 'delete', 'Delete');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    expect(await orbit.status('HEAD', at('box', name))).toBe(404);
  }
  expect(await orbit.names('box')).toEqual(['kept']);
});

test('a selection with a folder is deleted by a token that ends meanwhile, a file of its name stays', async ({
  page,
  orbit,
}) => {
  await orbit.make('box', ['a', 'dir/1', 'dir/2/3', 'dir', 'kept']);
  await signIn(page, { at: orbit.screen('container/box/browse/') });
  await page.getByRole('checkbox', { name: 'Select dir/', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select a', exact: true }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  // The bulk deletion is answered 200, and lists that read the container again 401.
  expectStatus(page, 401);
  await orbit.swift.endTokens();
  await dialog(page).getByRole('textbox').fill('delete');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page).getByText('All 2 done.')).toBeVisible();
  expect(await orbit.names('box')).toEqual(['dir', 'kept']);
});

test('a directory is made, entered, and deleted with all that is in it', async ({
  page,
  orbit,
}) => {
  await orbit.make('box', ['x']);
  await signIn(page, { at: orbit.screen('container/box/objects/') });
  expectStatus(page, 404);
  await page.getByRole('link', { name: 'Create folder' }).click();
  await dialog(page).getByRole('textbox', { name: 'Folder name' }).fill('new % dir');
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expectHeading(page, 'new % dir/');
  expect(await orbit.head(at('box', 'new % dir'), 'Content-Type')).toEqual([
    'application/directory',
  ]);
  await orbit.put('box', 'new % dir/inner', 'x');
  await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'box' }).click();
  await openMenu(page, 'Actions for new % dir/');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await typeWord(page, 'delete', 'Delete');
  await expect(page.getByRole('link', { name: 'new % dir/' })).toBeHidden();
  expect(await orbit.names('box')).toEqual(['x']);
});

test('a recording plays from what the panel read, under its own policy', async ({
  page,
  orbit,
}) => {
  await orbit.make('box');
  // A hundredth of a second of silence (RIFF WAVE, 8 kHz, 8 bits).
  const samples = 80;
  const wave = Buffer.alloc(44 + samples, 128);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(8000, 24);
  wave.writeUInt32LE(8000, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples, 40);
  const headers = { 'Content-Type': 'audio/wav' };
  expect(
    await orbit.status('PUT', at('box', 'beep.wav'), { body: new Uint8Array(wave), headers }),
  ).toBe(201);
  await signIn(page, { at: orbit.screen('container/box/objects/beep.wav/') });
  const player = page.getByLabel('Preview of beep.wav');
  await expect(player).toBeVisible();
  await expect
    .poll(() => player.evaluate((audio) => (audio as HTMLAudioElement).duration))
    .toBeGreaterThan(0);
});

test('an object is given another type, copied and moved, and an earlier version is brought back', async ({
  page,
  orbit,
}) => {
  const name = 'notes é.txt';
  const screen = orbit.screen(`container/box/objects/${encodeURIComponent(name)}/`);
  await orbit.make('kept');
  await orbit.make('box', [], { 'X-History-Location': 'kept' });
  await orbit.put('box', name, 'first');
  await orbit.put('box', name, 'second');
  await orbit.make('other');
  await signIn(page, { at: screen });
  // A copy first asks if there is already something of its name.
  expectStatus(page, 404);
  const open = async (verb: string) => {
    await page.getByRole('button', { name: /^Actions for/u }).click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  await expectHeading(page, name);
  await open('Type and metadata');
  await dialog(page).getByRole('textbox', { name: 'Content type' }).fill('text/markdown');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await orbit.head(at('box', name), 'Content-Type')).toEqual(['text/markdown']);

  await open('Copy');
  await dialog(page).getByLabel('Container').selectOption('other');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page).toHaveURL(/container\/other\/objects\//u);
  expect(await orbit.head(at('other', name), 'Content-Type')).toEqual(['text/markdown']);

  await expectHeading(page, name);
  await open('Rename or move');
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('old/renamed.txt');
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expectHeading(page, 'renamed.txt');
  await expect.poll(() => orbit.names('other')).toEqual(['old/renamed.txt']);

  await goWithin(page, screen);
  const versions = page.getByRole('table', { name: 'Earlier versions' });
  await versions.getByRole('link', { name: 'Restore' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Overwrite' }).check();
  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await orbit.call('GET', at('box', name))).text).toBe('first');
});
