import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { useAccount } from '@/components/scope/account-scope';
import { joinMessages } from '@/lib/text';
import { paths } from '@/model/paths';
import type { ApiErrorFacts } from '@/provider/api-error';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Row } from '@/ui/page/columns';
import { useOnline } from '@/ui/use-online';
import { words } from '../words';

/** Name of the provider's own failure, shown without further messages. */
const INACCESSIBLE = 'METRICS_CURRENTLY_INACCESSIBLE';

interface MetricsFailureProps {
  readonly resource: string;
  readonly error: ApiErrorFacts;
  readonly busy: boolean;
  readonly partial: boolean;
  readonly onReload: () => void;
}

export function MetricsFailure(props: MetricsFailureProps) {
  const account = useAccount();
  const { resource, error, busy, partial, onReload } = props;
  const online = useOnline();
  // The banner already says that the data is old.
  if (partial && !online) return null;
  const known = error.name === INACCESSIBLE;
  const { title, titleOf, readBefore, support, request, reload } = words.metrics.failure;
  const cause = joinMessages([partial ? readBefore : '', ...(known ? [] : error.messages)]);
  const reason = error.name ?? error.messages.join('. ');
  return (
    <div role="alert">
      <Note
        tone="error"
        title={title}
        action={
          <Row>
            <LinkButton
              size="s"
              to={paths.support(account, request(resource, reason, error.requestId))}
            >
              {support}
            </LinkButton>
            <Button size="s" icon="refresh" busy={busy} onClick={onReload}>
              {reload}
            </Button>
          </Row>
        }
      >
        {cause !== '' && <p>{cause}</p>}
        <FailureToolsLater what={titleOf(resource)} error={error} />
      </Note>
    </div>
  );
}
