import { expect, test } from 'vitest';
import { archLabel, imageMinimum, imageType, isOwnImage, visibility } from '@/model/image/describe';
import { triggerLabel } from '@/model/snapshots/plan';
import { searchText } from '@/model/search-text';
import { imageSearchFields } from '@/model/image/search';
import { IMAGE_TABS, isInTab, isListed, tabOfHash } from '@/model/image/tabs';
import { facts, record } from '../build';

const imageSearchText = (...asked: Parameters<typeof imageSearchFields>) =>
  searchText(imageSearchFields(...asked));

const image = (raw: object) => record('image', { id: 'img-aaaaa', ...raw });

test('the tabs have the titles of the specification, and are chosen by hash', () => {
  expect(Object.values(IMAGE_TABS).map(({ label, title }) => [label, title])).toEqual([
    ['My images', 'My Server Images'],
    ['Official images', 'Official Server Images'],
    ['All', 'All Server Images'],
  ]);
  expect(['', '#my', '#official', '#ALL', '#what'].map(tabOfHash)).toEqual([
    'my',
    'my',
    'official',
    'all',
    'my',
  ]);
});

test.each([
  [{ owner: 'acc-aaaaa' }, [true, false, true]],
  [{ owner: 'acc-systm', official: true }, [false, true, true]],
  [{ owner: 'acc-bbbbb', public: true }, [false, false, true]],
  [{ owner: 'acc-bbbbb', public: false }, [false, false, false]],
])('an image %o is in my, official, all: %o', (raw, answers) => {
  const tabs = ['my', 'official', 'all'] as const;
  expect(tabs.map((tab) => isInTab(image(raw), tab, 'acc-aaaaa'))).toEqual(answers);
});

test('what an image is, in words', () => {
  expect(imageType(image({ source_type: 'snapshot' }))).toBe('Snapshot');
  expect(imageType(image({ source_type: 'upload' }))).toBe('Image');
  expect(['i686', 'x86_64', 'arm64', undefined].map(archLabel)).toEqual([
    'x32',
    'x64',
    'arm64',
    undefined,
  ]);
  expect(triggerLabel(image({ source_trigger: 'manual' }))).toBe('Manual');
  expect(triggerLabel(image({ source_trigger: 'schedule' }))).toBe('Scheduled');
  expect(triggerLabel(image({ source_trigger: 'scheduled' }))).toBe('Scheduled');
  expect(triggerLabel(image({}))).toBeUndefined();
  expect(visibility(image({ public: true }))).toBe('Public');
  expect(visibility(image({ public: false }))).toBe('Private');
  expect(visibility(image({}))).toBeUndefined();
});

test('an owner makes an image own or not, once both are known', () => {
  const account = { id: record('account', { id: 'acc-aaaaa' }).id };
  expect(isOwnImage(image({ owner: 'acc-aaaaa' }), account)).toBe(true);
  expect(isOwnImage(image({ owner: 'acc-bbbbb' }), account)).toBe(false);
  expect(isOwnImage(image({}), account)).toBeUndefined();
  expect(isOwnImage(image({ owner: 'acc-aaaaa' }), undefined)).toBeUndefined();
});

test('a root volume must hold the image, in bytes', () => {
  expect(imageMinimum(image({ virtual_size: 40_960, disk_size: 900 }))).toBe(42_949_672_960);
  expect(imageMinimum(image({ disk_size: 1 }))).toBe(1_048_576);
  expect(imageMinimum(undefined)).toBeUndefined();
});

test('an image is found by what it is and what it was made of', () => {
  const known = facts({ server: [{ id: 'srv-aaaaa', name: 'Web' }] });
  const raw = { name: 'Gold', source: 'srv-aaaaa', source_type: 'snapshot', arch: 'i686' };
  const words = imageSearchText(image({ ...raw, status: 'available' }), known).split('\n');
  for (const word of ['img-aaaaa', 'gold', 'srv-aaaaa', 'web', 'snapshot', 'x32', 'available']) {
    expect(words).toContain(word);
  }
});

test.each([
  [{ name: 'windows-server-2022', owner: 'acc-systm', official: true }, [true, false]],
  [{ name: 'windows-golden', owner: 'acc-aaaaa' }, [true, true]],
  [{ name: 'debian-12', owner: 'acc-systm', official: true }, [true, true]],
])('with and without Windows, %o is listed: %o', (raw, answers) => {
  const listed = [true, false].map((windows) =>
    isListed(image(raw), { tab: 'all', account: 'acc-aaaaa', windows }),
  );
  expect(listed).toEqual(answers);
});
