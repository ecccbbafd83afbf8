import { type ReactNode, use } from 'react';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { DeploymentContext } from '@/components/scope/deployment-context';
import { joinMessages } from '@/lib/text';
import type { ApiErrorFacts } from '@/provider/api-error';
import { isPassing } from '@/provider/retry';
import { EmptyState } from '@/ui/empty-state';
import { ExternalLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { Row } from '@/ui/page/columns';
import { useOnline } from '@/ui/use-online';
import { words } from '../words';
import { NextTry } from './next-try';

/** True if there was no answer. Only then does the message mention the network. */
export function isOfNetwork(error: ApiErrorFacts | undefined): boolean {
  return error?.kind === 'network' || error?.kind === 'unsent';
}

export function causeOf(error: ApiErrorFacts): string {
  if (isOfNetwork(error)) return words.failure.noAnswer;
  const messages = joinMessages(error.messages);
  const { ours, answered } = words.failure;
  return error.messageSource === 'us' ? ours(messages) : answered(messages);
}

export interface ReadFailureProps {
  readonly title: string;
  readonly error: ApiErrorFacts | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /**
   * True if data from an earlier read is shown below. 'rest' means that only separately read data
   * is shown.
   */
  readonly partial: boolean | 'rest';
  readonly level?: 1 | 2 | undefined;
  /** True if the title mentions the network (docs/product/errors.md#list-failed). */
  readonly namesNetwork?: boolean;
  readonly further?: ReactNode;
  readonly children?: ReactNode;
}

export function ReadFailure(props: ReadFailureProps) {
  const { title, error, busy, onRetry, partial, level, namesNetwork = false } = props;
  const { further, children } = props;
  const { status } = use(DeploymentContext);
  const online = useOnline();
  // Offline, the banner says that the data may be old.
  if (partial && !online) return null;
  const text = online ? (
    <>
      {(partial === true || error) && (
        <p>
          {joinMessages([
            partial === true ? words.failure.readBefore : '',
            namesNetwork && !isOfNetwork(error) ? words.failure.online : '',
            error ? causeOf(error) : '',
          ])}
        </p>
      )}
      {children}
      {error && (
        <p>
          <FailureToolsLater what={title} error={error} />
        </p>
      )}
    </>
  ) : (
    <p>{words.failure.offline}</p>
  );
  const next = { error, busy, onRetry };
  if (partial) {
    return (
      <div role="alert">
        <Note
          tone="error"
          title={title}
          action={
            <Row>
              <NextTry {...next} size="s" />
            </Row>
          }
        >
          {text}
        </Note>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={isOfNetwork(error) ? 'offline' : 'warning'}
        title={title}
        level={level}
        actions={
          <>
            <NextTry {...next} />
            {further}
            {online && status !== undefined && error !== undefined && isPassing(error) && (
              <ExternalLink href={status}>{words.failure.status}</ExternalLink>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
