import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TagsCard } from '@/screens/servers/detail/related-cards';
import { ACCOUNT, openPage } from '../../../components/open-page';
import { record } from '../../../model/build';

/** The Tags card of a server; ends once it stands. */
async function open(raw: object) {
  const server = record('server', { id: 'srv-aaaaa', ...raw });
  await openPage({ page: <TagsCard server={server} account={ACCOUNT} /> });
  return within(await screen.findByRole('region', { name: 'Tags' }));
}

test('the tags of a server are its labels, each with its value', async () => {
  const card = await open({ metadata: { labels: { environment: 'production', tier: 'web' } } });
  expect(card.getByText('environment: production')).toBeVisible();
  expect(card.getByText('tier: web')).toBeVisible();
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

test('a description alone is told too', async () => {
  const card = await open({ metadata: { labels: {} }, description: 'The old one' });
  expect(card.getByText('The old one')).toBeVisible();
  expect(card.queryByText('No tags.')).toBeNull();
});

test('a server without labels and description says so', async () => {
  const card = await open({ metadata: { labels: {} }, description: '' });
  expect(card.getByText('No tags.')).toBeVisible();
});
