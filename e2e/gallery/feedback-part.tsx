import { useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ExternalLink, LinkButton, TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { Row, Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { type Toast, ToastRegion } from '@/ui/toast-region';

const samples: readonly Toast[] = [
  { id: 'done', tone: 'success', message: 'web-1 was renamed.', persistent: true },
  {
    id: 'runs',
    tone: 'success',
    message: 'Stopping',
    busy: true,
  },
  {
    id: 'failed',
    tone: 'error',
    message: 'worker could not be stopped.',
    detail: 'Quote request 4f2a91 to support.',
    action: { label: 'Try again', onPress: () => undefined },
    persistent: true,
  },
];

export function FeedbackPart() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <Card title="Feedback">
      <Stack gap="m">
        <Note>Prices are shown without VAT.</Note>
        <Note tone="success" title="Payment received">
          Thank you.
        </Note>
        <Note
          tone="warning"
          icon="group"
          action={<TextLink to="/">Review rules</TextLink>}
          onDismiss={() => undefined}
        >
          Port 22 is open to everyone through group default.
        </Note>
        <Note tone="error" title="Your account is suspended.">
          Servers keep running; nothing can be created.
        </Note>
        <Note tone="warning" banner>
          You’re offline. What you see may be out of date.
        </Note>
        <Row>
          <Button onClick={() => setToasts(samples)}>Show toasts</Button>
          <span>
            <Spinner /> Loading
          </span>
        </Row>
        <div>
          <Skeleton shape="title" width="short" />
          <Skeleton />
          <Skeleton width="long" />
        </div>
        <EmptyState
          icon="server"
          title="No servers yet"
          actions={
            <>
              <LinkButton to="/" variant="primary" icon="plus">
                Create server
              </LinkButton>
              <ExternalLink href="https://example.com/">Read the guide</ExternalLink>
            </>
          }
        >
          A cloud server is a computer of your own, up in half a minute and billed by the hour.
        </EmptyState>
      </Stack>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </Card>
  );
}
