import { callAction as callAct, update } from '@/model/call';
import type { Run } from '@/store/calls/manager';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { EditorLine } from '@/components/forms/editors/editor-line';
import type { KeptSent } from '@/components/forms/editors/use-kept-sent';
import { useSave } from '@/components/forms/editors/use-save';
import { TapContext } from '@/components/failure/report/tap-context';
import { createTap } from '@/provider/recorder/tap';
import { resources } from '@/store/resources/resources-state';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { TextField } from '@/ui/text-field';
import { holdAnswer } from '../../../hold-answer';
import { openPage, SERVERS } from '../../open-page';
import { exchangesOf } from '../../../provider/recorder/exchanges-of';

const TOO_SHORT = 'Please enter a longer label';
const schema = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(3, TOO_SHORT)),
  password: v.string(),
});

/** An editor whose form has other names than the wire, and a secret. */
function LabelEditor() {
  const editor = useSave({
    schema,
    values: { label: 'web-1', password: '' },
    verb: 'relabel',
    title: 'Label',
    parent: '/parent/',
    secret: ['password'],
    wireNames: { name: 'label' },
    request: ({ label }) => ({
      method: 'PUT',
      kind: 'server',
      id: 'srv-web01',
      body: { name: label },
    }),
  });
  const { errors } = editor.form.formState;
  return (
    <EditorLine editor={editor} label="Label">
      <p data-testid="state">{editor.state}</p>
      <TextField {...editor.form.register('label')} label="Label" error={errors.label?.message} />
      <TextField {...editor.form.register('password')} label="Secret" type="password" />
    </EditorLine>
  );
}

async function open() {
  onTestFinished(() => sessionStorage.clear());
  const user = userEvent.setup();
  const tap = createTap(() => 1, {});
  const page = await openPage({
    page: (
      <TapContext value={tap}>
        <LabelEditor />
      </TapContext>
    ),
  });
  act(
    () => void page.store.dispatch(resources.actions.listRequested({ kind: 'user', account: '' })),
  );
  const input = await screen.findByRole('textbox', { name: 'Label' });
  const save = screen.getByRole('button', { name: 'Save' });
  return { ...page, tap, user, input, save, state: () => screen.getByTestId('state').textContent };
}

test('initial, editing, saving, then away to the parent', async () => {
  const { user, input, save, state, router, server } = await open();
  expect(state()).toBe('initial');
  await user.type(input, '0');
  expect(state()).toBe('editing');
  const { held, letGo } = holdAnswer();
  server.use(http.put('*/servers/srv-web01', held));
  await user.click(save);
  expect(state()).toBe('saving');
  expect(save).toHaveAttribute('aria-busy', 'true');
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent/'));
});

test('a report is told that it was opened and saved, by name alone', async () => {
  const { user, input, save, tap, router } = await open();
  await user.type(input, '0');
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent/'));
  const editor = { type: 'action', what: 'editor', name: 'relabel' };
  expect(exchangesOf(tap).map(({ note }) => note)).toEqual([
    { ...editor, state: 'opened' },
    { ...editor, state: 'asked' },
  ]);
});

test('what the schema refuses is shown at its field and not sent', async () => {
  const { user, input, save, asked } = await open();
  await user.clear(input);
  await user.type(input, 'ab');
  await user.click(save);
  expect(await screen.findByText(TOO_SHORT)).toBeVisible();
  expect(input).toHaveFocus();
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('a 422 in the words of the wire lands on the field of another name', async () => {
  const { user, input, save } = await open();
  await user.clear(input);
  await user.type(input, 'fail-422');
  await user.click(save);
  await waitFor(() => expect(input).toBeInvalid());
  expect(input).toHaveAccessibleDescription(/^Name is reserved/);
});

const DRAFT = `wheelhouse.draft/usr-demo1${SERVERS}`;

test('secrets are never kept', async () => {
  const { user, input } = await open();
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  await user.type(screen.getByLabelText('Secret'), 'hush');
  await user.type(input, '0');
  expect(sessionStorage.getItem(DRAFT)).toBe('{"label":"web-10"}');
});

/** Saves a label, and asks to go elsewhere before the answer, which `letGo` lets through. */
async function leaveUnanswered(label: string) {
  const page = await open();
  const { user, input, save, router, server } = page;
  await user.clear(input);
  await user.type(input, label);
  const { held, letGo } = holdAnswer();
  server.use(http.put('*/servers/srv-web01', held));
  await user.click(save);
  act(() => void router.navigate('/elsewhere/'));
  return { ...page, letGo };
}

test('who went elsewhere while it was saved is not dragged back, and hears of a failure', async () => {
  const { user, input, router, store, letGo } = await leaveUnanswered('fail-500');
  expect(await screen.findByText(/^It was sent and continues without this page/u)).toBeVisible();
  expect(screen.queryByText(/haven’t been saved/u)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(input).not.toBeInTheDocument());
  letGo();
  await waitFor(() => expect(selectToasts(store.getState())).toHaveLength(1));
  expect(selectToasts(store.getState())[0]?.message).toBe(
    'API error. Something went wrong at our end',
  );
  expect(router.state.location.pathname).toBe('/elsewhere/');
  // It can be tried again as it was.
  expect(sessionStorage.getItem(DRAFT)).toBe('{"label":"fail-500"}');
});

test('who went elsewhere hears of a success too, and nothing is left to be saved', async () => {
  const { user, input, store, letGo } = await leaveUnanswered('web-10');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(input).not.toBeInTheDocument());
  letGo();
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'success', message: expect.stringMatching(/^Done: /u) as unknown },
    ]),
  );
  expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

test('a question about what is under way goes once that has failed, and the failure is seen', async () => {
  const { input, letGo } = await leaveUnanswered('fail-500');
  await screen.findByRole('dialog', { name: 'Leave while this is in progress?' });
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Something went wrong at our end/u)).toBeVisible();
  expect(input).toHaveValue('fail-500');
});

/** Makes a server and then starts it; success leads to what was made. */
function MakeEditor() {
  const editor = useSave({
    schema: v.object({ name: v.string() }),
    values: { name: 'as it stands' },
    verb: 'make',
    title: 'Make',
    parent: '/parent/',
    isNew: true,
    next: ({ status }) => `/made/${String(status)}/`,
    request: ({ name }) =>
      function* (): Run {
        const call = update('server', 'srv-web01', { name });
        const renamed = yield { call };
        return renamed.ok ? yield { call: callAct('server', 'srv-web01', 'snapshot') } : renamed;
      },
  });
  return (
    <EditorLine editor={editor} label="Make">
      <TextField {...editor.form.register('name')} label="Name" />
    </EditorLine>
  );
}

test('something new is sent as it stands, in several calls, and leads to what was made', async () => {
  onTestFinished(() => sessionStorage.clear());
  const user = userEvent.setup();
  const { asked, router } = await openPage({ page: <MakeEditor /> });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/made/202/'));
  expect(asked.filter((call) => /^(PUT|POST)/.test(call))).toEqual([
    'PUT /1.0/servers/srv-web01',
    'POST /1.0/servers/srv-web01/snapshot',
  ]);
});

interface CountingProps {
  readonly asked: () => number;
  readonly kept?: KeptSent;
}

/** Each press sends a different request, so that the queue treats no two as one. */
function CountingEditor({ asked, kept }: CountingProps) {
  const editor = useSave({
    schema: v.object({ name: v.string() }),
    values: { name: 'as it stands' },
    verb: 'count',
    title: 'Count',
    parent: '/parent/',
    isNew: true,
    request: () => update('server', 'srv-web01', { name: `web-${String(asked())}` }),
    ...(kept && { kept }),
  });
  return (
    <EditorLine editor={editor} label="Count">
      <TextField {...editor.form.register('name')} label="Name" />
    </EditorLine>
  );
}

test('two presses in one moment are one', async () => {
  let presses = 0;
  const { router } = await openPage({ page: <CountingEditor asked={() => (presses += 1)} /> });
  const form = await screen.findByRole('form', { name: 'Count' });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/parent/'));
  expect(presses).toBe(1);
});

const UNSETTLED: KeptSent = {
  route: '/count/',
  sent: undefined,
  mayLook: false,
  state: 'unknown',
  notice: () => null,
  openKeys: () => [],
};

test('while the end of the last press is unknown, Enter sends no other', async () => {
  let presses = 0;
  const asked = () => (presses += 1);
  await openPage({ page: <CountingEditor asked={asked} kept={UNSETTLED} /> });
  const form = await screen.findByRole('form', { name: 'Count' });
  await act(async () => void fireEvent.submit(form));
  expect(presses).toBe(0);
});

test('a form that was sent as it stood asks before it is left, too', async () => {
  const { router, server } = await openPage({ page: <CountingEditor asked={() => 1} /> });
  const { held, letGo } = holdAnswer();
  server.use(http.put('*/servers/srv-web01', held));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  act(() => void router.navigate('/elsewhere/'));
  await screen.findByRole('dialog', { name: 'Leave while this is in progress?' });
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
