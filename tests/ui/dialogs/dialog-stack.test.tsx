import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { ActionMenu } from '@/ui/action-menu';
import { Button } from '@/ui/button';
import { DialogFrame } from '@/ui/dialogs/dialog-frame';
import {
  DialogOutlet,
  type DialogProps,
  DialogProvider,
  useDialogs,
} from '@/ui/dialogs/dialog-stack';
import { lazyLayer } from '@/ui/lazy-layer';

interface QuestionProps extends DialogProps<string> {
  readonly title: string;
}

function Question({ title, close }: QuestionProps) {
  const dialogs = useDialogs();
  return (
    <DialogFrame title={title} onClose={() => close()}>
      <Button onClick={() => close('yes')}>Yes</Button>
      <Button onClick={() => void dialogs.open(Question, { title: 'Second' })}>Another</Button>
    </DialogFrame>
  );
}

function Opener() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('none');
  const ask = async () => {
    setAnswer((await dialogs.open(Question, { title: 'First' })) ?? 'dismissed');
  };
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <p>answer {answer}</p>
    </>
  );
}

function show() {
  render(
    <DialogProvider>
      <Opener />
      <DialogOutlet />
    </DialogProvider>,
  );
}

test('a dialog resolves with its result and gives the focus back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('dialog', { name: 'First' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('answer yes')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

test('Escape closes the topmost dialog alone, and the focus steps back each time', async () => {
  show();
  const focused: unknown[] = [];
  const hear = ({ target }: Event) => focused.push(target);
  document.addEventListener('focusin', hear);
  onTestFinished(() => document.removeEventListener('focusin', hear));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  const first = await screen.findByRole('dialog', { name: 'First' });
  // Half a second after a dialog opens, React Aria focuses it again for VoiceOver, unless the focus
  // is elsewhere. At that moment the focus may be on its way back from another dialog.
  await waitFor(() => expect(focused.filter((each) => each === first)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  await screen.findByRole('dialog', { name: 'Second' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'First' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Another' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('answer dismissed')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

function MenuOpener() {
  const dialogs = useDialogs();
  const ask = () => void dialogs.open(Question, { title: 'First' });
  return <ActionMenu label="Actions" items={[{ id: 'ask', label: 'Ask', onAction: ask }]} />;
}

test('a dialog opened from a menu gives the focus back to the menu button', async () => {
  render(
    <MemoryRouter>
      <DialogProvider>
        <MenuOpener />
        <DialogOutlet />
      </DialogProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'First' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

test('a second press while a dialog is still fetched opens it once', async () => {
  let fetched = (_: { default: typeof Question }) => {};
  const Late = lazyLayer<QuestionProps>(() => new Promise((resolve) => (fetched = resolve)));
  function Press() {
    const dialogs = useDialogs();
    return <Button onClick={() => void dialogs.open(Late, { title: 'Late' })}>Press</Button>;
  }
  render(
    <DialogProvider>
      <Press />
      <DialogOutlet />
    </DialogProvider>,
  );
  const press = screen.getByRole('button', { name: 'Press' });
  await userEvent.click(press);
  await userEvent.click(press);
  await act(async () => fetched({ default: Question }));
  expect(await screen.findByRole('dialog', { name: 'Late' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
