import type { ReactNode } from 'react';
import { ListFailure } from '@/components/lists/list-notes';
import { Description } from '@/components/records/links/linked-text';
import { IdLink } from '@/components/records/links/record-link';
import { useAccount } from '@/components/scope/account-scope';
import { useLookup } from '@/components/scope/data/lookup';
import { hasFailed, useListSource } from '@/components/scope/data/use-list';
import { ruleTitle } from '@/model/firewall-rule/describe';
import { ruleBody, type RuleForm } from '@/model/firewall-rule/form';
import { ruleHints } from '@/model/firewall-rule/hints';
import { paths } from '@/model/paths';
import type { ServerRecord } from '@/model/records/compute';
import { type GroupRule, type LetIn, letInTo, needsCloudIp } from '@/model/server/firewall/let-in';
import { shortTitle, titleById } from '@/model/title';
import { isFirstReadPending } from '@/store/resources/resources-state';
import { useAnnounced } from '@/ui/announcer';
import { TextLink } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import styles from './answer.module.css';
import { words } from '../words';

interface AskedProps {
  readonly server: ServerRecord;
  readonly question: RuleForm;
}

interface LetInAnswerProps extends Pick<AskedProps, 'server'> {
  readonly question: RuleForm | undefined;
}

export function LetInAnswer({ server, question }: LetInAnswerProps) {
  return (
    <div role="group" aria-label={words.firewall.answer} className={styles.answer}>
      {question === undefined ? (
        <p className="muted">{words.firewall.unasked}</p>
      ) : (
        <Answered server={server} question={question} />
      )}
    </div>
  );
}

function Answered({ server, question }: AskedProps) {
  const lookup = useLookup();
  const policies = useListSource('firewall_policy');
  const lists = [policies, useListSource('server'), useListSource('server_group')];
  if (lists.some(({ status }) => isFirstReadPending(status))) {
    return <p className="muted">{words.firewall.loading}</p>;
  }
  if (hasFailed(policies) && policies.rows.length === 0) return <ListFailure source={policies} />;
  const complete = lists.every((list) => !hasFailed(list) && list.dropped.length === 0);
  const traffic = ruleBody({ ...question, sourcePort: '' });
  const known = { complete, get: lookup.get.bind(lookup) };
  const found = letInTo(server, traffic, policies.rows, known);
  if (found === undefined) return <Verdictless />;
  return (
    <Stack gap="m">
      <Verdict found={found} server={server} question={question} />
      {needsCloudIp(server, traffic) && (
        <Note plain tone="warning">
          {words.firewall.noCloudIp(shortTitle(server))}
        </Note>
      )}
      {question.end === 'server' && (
        // The provider's firewall reference: both ends need a rule.
        <p className="muted">
          {words.firewall.ownRule(titleById(lookup, 'server', question.value))}
        </p>
      )}
    </Stack>
  );
}

function Verdictless() {
  const title = words.firewall.unknown;
  useAnnounced(title);
  return <Note tone="warning" title={title} />;
}

function verdictOf({ by, perhaps, unread }: LetIn): string {
  if (by.length > 0) return words.firewall.letIn(by.length);
  return perhaps.length === 0 && unread.length === 0
    ? words.firewall.notLetIn
    : words.firewall.probablyBlocked;
}

interface FoundProps extends AskedProps {
  readonly found: LetIn;
}

function Verdict({ found, ...asked }: FoundProps) {
  const { by, perhaps, unread } = found;
  const lookup = useLookup();
  const title = verdictOf(found);
  useAnnounced(title);
  if (by.length > 0) {
    return (
      <Note tone="success" title={title}>
        <Rules rules={by} />
      </Note>
    );
  }
  if (perhaps.length === 0 && unread.length === 0) {
    return (
      <Note tone="warning" title={title}>
        <Remedies {...asked} />
      </Note>
    );
  }
  const names = unread.map((group) => titleById(lookup, 'server_group', group));
  return (
    <Note tone="warning" title={title}>
      {unread.length > 0 && <p>{words.firewall.unreadRules(names)}</p>}
      <Rules rules={perhaps} />
      <Remedies {...asked} />
    </Note>
  );
}

interface RulesProps {
  readonly rules: readonly (GroupRule & { readonly why?: string })[];
}

function Rules({ rules }: RulesProps) {
  const account = useAccount();
  const lookup = useLookup();
  return (
    <ul className={styles.rules}>
      {rules.map(({ group, rule, why }) => {
        const ruleLink = (
          <TextLink to={paths.firewallRule(account, group, rule.id)}>
            {ruleTitle(rule, lookup)}
          </TextLink>
        );
        const groupLink = <IdLink kind="server_group" id={group} />;
        return (
          <li key={rule.id}>
            {why === undefined
              ? words.firewall.rule(ruleLink, groupLink)
              : words.firewall.doubtfulRule(ruleLink, groupLink, why)}
            {rule.description && (
              <small className={styles.about}>
                <Description text={rule.description} />
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Remedies({ server, question }: AskedProps): ReactNode {
  const account = useAccount();
  const lookup = useLookup();
  const groups = server.server_groups ?? [];
  if (groups.length === 0) {
    return (
      <p>
        {words.firewall.noGroup}{' '}
        <TextLink to={paths.editor('server', account, server.id, 'server_groups')}>
          {words.firewall.joinGroup}
        </TextLink>
      </p>
    );
  }
  return (
    <ul className={styles.rules}>
      {groups.map((group) => (
        <li key={group}>
          <TextLink
            to={paths.firewallRuleAdd(account, group, { direction: 'in', ...ruleHints(question) })}
          >
            {words.firewall.addRule(titleById(lookup, 'server_group', group))}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
