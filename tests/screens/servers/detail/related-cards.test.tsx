import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettledContext } from '@/components/records/absent';
import { TagsCard } from '@/screens/servers/detail/related-cards';
import { ACCOUNT, openPage } from '../../../components/open-page';
import { record } from '../../../model/build';

/** Opens the Tags card of a server that was read in full, and waits for it. */
async function open(raw: object, unreadable?: readonly string[]) {
  const server = {
    ...record('server', { id: 'srv-aaaaa', ...raw }),
    ...(unreadable && { unreadable }),
  };
  const card = <TagsCard server={server} />;
  await openPage({ page: <SettledContext value>{card}</SettledContext> });
  return within(await screen.findByRole('region', { name: 'Tags' }));
}

test('the tags of a server are its labels, each with its value', async () => {
  const card = await open({ metadata: { labels: { environment: 'production', tier: 'web' } } });
  expect(card.getByText('environment: production')).toBeVisible();
  expect(card.getByText('tier: web')).toBeVisible();
  expect(card.queryByText('No tags.')).toBeNull();
});

test('labels without a description are all that there is', async () => {
  const card = await open({ metadata: { labels: { tier: 'web' } } });
  expect(card.getByText('tier: web')).toBeVisible();
  expect(card.queryByText('No tags.')).toBeNull();
  expect(card.queryByText('–')).toBeNull();
});

test.each([
  ['metadata', {}],
  ['description', { metadata: { labels: {} } }],
])('tags are not called none whose %s could not be read', async (field, raw) => {
  const card = await open(raw, [field]);
  expect(card.getByText('–')).toBeVisible();
  expect(card.queryByText('No tags.')).toBeNull();
});

test('its description stands with its labels, and the ids in it lead there', async () => {
  const card = await open({
    metadata: { labels: { tier: 'web' } },
    description: 'Stands in for srv-web02',
  });
  expect(card.getByText('tier: web')).toBeVisible();
  expect(card.getByText(/^Stands in for/)).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', `/accounts/${ACCOUNT}/servers/srv-web02/`);
});

test('a description alone is shown too', async () => {
  const card = await open({ metadata: { labels: {} }, description: 'The old one' });
  expect(card.getByText('The old one')).toBeVisible();
  expect(card.queryByText('No tags.')).toBeNull();
});

test.each([{ description: '' }, {}])(
  'a server without labels and description says so: %j',
  async (raw) => {
    const card = await open({ metadata: { labels: {} }, ...raw });
    expect(card.getByText('No tags.')).toBeVisible();
  },
);
