import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnsaved } from '@/components/forms/editors/use-unsaved';
import { openPage, SERVERS } from '../../open-page';

function Unsaved() {
  useUnsaved(true, { isUnsaved: () => true, onLeave: () => undefined });
  return <h1>Form</h1>;
}

/** A form with changes. */
async function open() {
  const { router } = await openPage({ page: <Unsaved /> });
  await screen.findByRole('heading', { name: 'Form' });
  return router;
}

const answer = (name: string) => screen.findByRole('button', { name });

test('who keeps editing and leaves at once is asked again', async () => {
  const router = await open();
  void router.navigate('/one/');
  const keep = await answer('Keep editing');
  // Nothing is drawn between the answer and the next way out.
  await act(async () => {
    fireEvent.click(keep);
    await Promise.resolve();
    void router.navigate('/two/');
  });
  expect(router.state.location.pathname).toBe(SERVERS);
  fireEvent.click(await answer('Leave'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/two/');
});

test('who goes back twice while the question stands is asked once', async () => {
  const router = await open();
  void router.navigate('/one/');
  await answer('Leave');
  await act(async () => void router.navigate('/two/'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(await answer('Leave'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/two/');
});
