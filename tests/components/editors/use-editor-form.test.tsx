import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useEditorForm } from '@/components/editors/use-editor-form';
import { checkedForm } from '@/model/problems';
import { openPage } from '../open-page';

const schema = checkedForm<{ readonly name: string }>(() => ({}));

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
