import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useQuery } from '@/components/scope/data/use-query';
import { defineQuery } from '@/store/queries/query';
import { openPage } from '../../open-page';

const answering = vi.fn<(word: string) => Promise<string>>();

const shoutQuery = defineQuery({
  name: 'shout',
  key: ({ word }: { word: string }) => word,
  read: (_, { word }) => answering(word),
  isFresh: () => true,
});

beforeEach(() => {
  answering.mockReset();
});

function Shout({ word }: { readonly word: string }) {
  const { status, data, refresh } = useQuery(shoutQuery, { word });
  return (
    <>
      <p>
        {word}: {data ?? status}
      </p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  );
}

function Page() {
  const [word, setWord] = useState<string | undefined>('hill');
  return (
    <>
      {word !== undefined && <Shout word={word} />}
      <button type="button" onClick={() => setWord('vale')}>
        Vale
      </button>
      <button type="button" onClick={() => setWord('hill')}>
        Hill
      </button>
      <button type="button" onClick={() => setWord(undefined)}>
        Leave
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('other parameters never show the answer of those before, and the way back has it at once', async () => {
  answering.mockResolvedValueOnce('HILL').mockReturnValueOnce(new Promise(() => undefined));
  await openPage({ page: <Page /> });
  expect(await screen.findByText('hill: HILL')).toBeVisible();
  await press('Vale');
  expect(screen.getByText('vale: loading')).toBeVisible();
  await waitFor(() => expect(answering).toHaveBeenCalledTimes(2));
  await press('Hill');
  expect(screen.getByText('hill: HILL')).toBeVisible();
  expect(answering).toHaveBeenCalledTimes(2);
});

test('a refresh shows what was known until the answer is there', async () => {
  let answer: (word: string) => void = () => undefined;
  answering.mockResolvedValueOnce('HILL');
  await openPage({ page: <Page /> });
  expect(await screen.findByText('hill: HILL')).toBeVisible();
  answering.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press('Refresh');
  await waitFor(() => expect(answering).toHaveBeenCalledTimes(2));
  expect(screen.getByText('hill: HILL')).toBeVisible();
  answer('HILL AGAIN');
  expect(await screen.findByText('hill: HILL AGAIN')).toBeVisible();
});

test('what is left is no longer asked for', async () => {
  answering.mockResolvedValue('HILL');
  const { store } = await openPage({ page: <Page /> });
  await screen.findByText('hill: HILL');
  expect(store.getState().queries).toMatchObject({ 'shout hill': { subscribers: 1 } });
  await press('Leave');
  expect(store.getState().queries).toMatchObject({ 'shout hill': { subscribers: 0 } });
});
