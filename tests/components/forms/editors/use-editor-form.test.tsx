import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useEditorForm } from '@/components/forms/editors/use-editor-form';
import { checkedForm } from '@/model/problems';
import { selectCurrentUserId } from '@/store/accounts/accounts-slice';
import { readDraft, writeDraft } from '@/store/drafts/drafts-saga';
import { resources } from '@/store/resources/resources-state';
import { openPage } from '../../open-page';

const schema = checkedForm<{ readonly name: string }>(() => ({}));
const both = checkedForm<{ readonly name: string; readonly note: string }>(() => ({}));

test('what nobody has touched follows the record as it is drawn, before anybody can press', async () => {
  const seen: string[] = [];
  function Form() {
    const [name, setName] = useState('old');
    const { form } = useEditorForm({ schema, values: { name }, parent: '/' });
    useLayoutEffect(() => {
      seen.push(form.getValues('name'));
    }, [form, name]);
    return (
      <button type="button" onClick={() => setName('new')}>
        Read again
      </button>
    );
  }
  await openPage({ at: '/form/', routes: [{ path: 'form', element: <Form /> }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Read again' }));
  expect(seen).toEqual(['old', 'new']);
});

test('what somebody has changed counts as changed at every moment, whatever is read meanwhile', async () => {
  const seen: boolean[] = [];
  function Form() {
    const [read, setRead] = useState({ name: 'old', note: '' });
    const { form, isDirty } = useEditorForm({ schema: both, values: read, parent: '/' });
    useLayoutEffect(() => {
      seen.push(isDirty);
    });
    return (
      <>
        <input aria-label="Name" {...form.register('name')} />
        <button type="button" onClick={() => setRead({ name: 'old', note: 'new' })}>
          Read again
        </button>
        <button type="button" onClick={() => setRead({ name: 'old, mine', note: 'new' })}>
          Read the same
        </button>
      </>
    );
  }
  await openPage({ at: '/form/', routes: [{ path: 'form', element: <Form /> }] });
  await userEvent.type(await screen.findByLabelText('Name'), ', mine');
  seen.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(screen.getByLabelText('Name')).toHaveValue('old, mine');
  expect(new Set(seen)).toEqual(new Set([true]));
  await userEvent.click(screen.getByRole('button', { name: 'Read the same' }));
  expect(seen.at(-1)).toBe(false);
});

test('of a draft only that comes back which fits its field, and no secret', async () => {
  onTestFinished(() => sessionStorage.clear());
  const values = { name: 'old', note: '', word: '' };
  function Form() {
    const schema = checkedForm<typeof values>(() => ({}));
    const { form } = useEditorForm({ schema, values, secret: ['word'], parent: '/' });
    return (
      <>
        <input aria-label="Name" {...form.register('name')} />
        <input aria-label="Note" {...form.register('note')} />
        <input aria-label="Word" {...form.register('word')} />
      </>
    );
  }
  writeDraft('usr-demo1', '/form/', { name: 7, note: 'half', word: 'hidden', gone: 'of before' });
  const { store } = await openPage({
    at: '/form/',
    routes: [{ path: 'form', element: <Form /> }],
  });
  act(() => void store.dispatch(resources.actions.listRequested({ kind: 'user', account: '' })));
  expect(await screen.findByDisplayValue('half')).toBe(screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Name')).toHaveValue('old');
  expect(screen.getByLabelText('Word')).toHaveValue('');
});

/** A form of the signed-in user's, its field, and the draft that is left of it. */
async function openNameForm(isSecret = false) {
  onTestFinished(() => sessionStorage.clear());
  function Form() {
    const { form } = useEditorForm({ schema, values: { name: 'old' }, isSecret, parent: '/' });
    return <input aria-label="Name" {...form.register('name')} />;
  }
  const { store } = await openPage({ at: '/form/', routes: [{ path: 'form', element: <Form /> }] });
  act(() => void store.dispatch(resources.actions.listRequested({ kind: 'user', account: '' })));
  await waitFor(() => expect(selectCurrentUserId(store.getState())).toBe('usr-demo1'));
  return { input: screen.getByLabelText('Name'), draft: () => readDraft('usr-demo1', '/form/') };
}

test('what was typed is kept as a draft, until it is as it was', async () => {
  const { input, draft } = await openNameForm();
  await userEvent.type(input, 'er');
  expect(draft()).toEqual({ name: 'older' });
  await userEvent.type(input, '{Backspace}{Backspace}');
  expect(draft()).toBeUndefined();
});

test('a form with a secret or a payment leaves no draft', async () => {
  const { input, draft } = await openNameForm(true);
  await userEvent.type(input, 'er');
  expect(draft()).toBeUndefined();
});
