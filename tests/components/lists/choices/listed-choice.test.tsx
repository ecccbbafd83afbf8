import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ListedChoice } from '@/components/lists/choices/choice-frame';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import { useListSource } from '@/components/scope/data/use-list';
import { resources } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { ACCOUNT, openPage } from '../../open-page';

const EMPTY = 'There are no volumes';
const FAILURE = 'Error accessing Volumes, please check your network connection';

function Volumes() {
  return (
    <ListedChoice from={[useListSource('volume')]}>
      <p>{EMPTY}</p>
    </ListedChoice>
  );
}

function VolumesAndGroups() {
  return (
    <RecordChoice
      from={[useListSource('volume'), useListSource('server_group')]}
      label="Volume"
      options={[]}
      value=""
      onChange={() => undefined}
      empty={EMPTY}
    />
  );
}

const page = <Volumes />;

const refuse = () => HttpResponse.json({ errors: ['Not now'] }, { status: 403 });

test('what has not been read is not said to be empty', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  await openPage({
    page,
    prepare: ({ server }) => server.use(http.get('*/volumes', () => held)),
  });
  expect(screen.queryByText(EMPTY)).toBeNull();
  answer();
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('what could not be read says so, and is read again when asked to', async () => {
  let refusing = true;
  await openPage({
    page,
    prepare: ({ server }) =>
      server.use(http.get('*/volumes', () => (refusing ? refuse() : undefined))),
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: FAILURE })).toBeVisible());
  expect(screen.queryByText(EMPTY)).toBeNull();
  refusing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('what was read before can be chosen from when it cannot be read again', async () => {
  const { server, store } = await openPage({ page });
  const choice = await screen.findByText(EMPTY);
  await waitFor(() =>
    expect(selectList(store.getState(), 'volume', ACCOUNT).status).toBe('loaded'),
  );
  server.use(http.get('*/volumes', refuse));
  store.dispatch(resources.actions.refreshRequested({ kind: 'volume', account: ACCOUNT }));
  await waitFor(() => expect(screen.getByText(FAILURE)).toBeVisible());
  expect(choice).toBeVisible();
});

test('a choice of which rows could not be read says so, and never that there is none', async () => {
  const user = userEvent.setup();
  let row: object = { id: 'test-volume' };
  await openPage({
    page: <VolumesAndGroups />,
    prepare: ({ server }) => server.use(http.get('*/volumes', () => HttpResponse.json([row]))),
  });
  expect(await screen.findByText('Couldn’t load 1 Volume: test-volume')).toBeVisible();
  expect(await screen.findByRole('group', { name: 'Volume' })).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
  row = { id: 'vol-abcde' };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EMPTY)).toBeVisible();
});
