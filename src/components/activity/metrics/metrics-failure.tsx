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

/** Name of the provider's own failure, shown without further messages. */
const INACCESSIBLE = 'METRICS_CURRENTLY_INACCESSIBLE';

/** Title of every failure (docs/product/errors.md#metrics). */
const TITLE = "We couldn't retrieve the data to display this chart";

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
  const before = partial ? 'What you see was read before' : '';
  const words = joinMessages([before, ...(known ? [] : error.messages)]);
  const quoted = [
    error.name ?? error.messages.join('. '),
    error.requestId && `Request ${error.requestId}`,
  ];
  const request = `The metrics of ${resource} cannot be displayed (${quoted.filter(Boolean).join(', ')}).`;
  return (
    <div role="alert">
      <Note
        tone="error"
        title={TITLE}
        action={
          <Row>
            <LinkButton size="s" to={paths.support(account, request)}>
              Contact Support
            </LinkButton>
            <Button size="s" icon="refresh" busy={busy} onClick={onReload}>
              Reload chart
            </Button>
          </Row>
        }
      >
        {words !== '' && <p>{words}</p>}
        <FailureToolsLater what={`${TITLE}: ${resource}`} error={error} />
      </Note>
    </div>
  );
}
