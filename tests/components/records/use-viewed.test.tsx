import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { type HistoryOwner, historyText, parseHistory } from '@/store/search/history';
import { openVolumes, volumePath } from '../../screens/volumes/open-volumes';
import { ACCOUNT } from '../open-page';

const owner: HistoryOwner = { user: 'usr-demo1', account: ACCOUNT };
const viewed = () => parseHistory(historyText(owner)).viewed;

test('a page that was opened is kept by the name of its record, for its user and account', async () => {
  const { router } = await openVolumes({ at: volumePath('vol-free1') });
  await waitFor(() =>
    expect(viewed()).toEqual([{ kind: 'volume', id: 'vol-free1', title: 'scratch' }]),
  );
  await router.navigate(volumePath('vol-free2'));
  await waitFor(() => expect(viewed().map(({ title }) => title)).toEqual(['spare', 'scratch']));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('wheelhouse.search/'))).toEqual([
    `wheelhouse.search/usr-demo1/${ACCOUNT}`,
  ]);
});

test('what is not there, or cannot be read, was not viewed', async () => {
  const { router } = await openVolumes({
    at: volumePath('vol-zzzzz'),
    prepare: ({ server }) =>
      server.use(http.get('*/1.0/volumes/vol-free1', () => HttpResponse.json({}, { status: 500 }))),
  });
  await screen.findByRole('heading', { level: 1 });
  await router.navigate(volumePath('vol-free1'));
  await screen.findByRole('button', { name: /try again/iu });
  expect(viewed()).toEqual([]);
});
