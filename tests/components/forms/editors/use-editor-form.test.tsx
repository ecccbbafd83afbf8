import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useEditorForm } from '@/components/forms/editors/use-editor-form';
import { checkedForm } from '@/model/problems';
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
