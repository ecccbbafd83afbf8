import { useRef } from 'react';
import { IdLink } from '@/components/records/links/record-link';
import { useHeadingAfter } from '@/components/records/page/page';
import { useAccount } from '@/components/scope/account-scope';
import { type AccessList, type AccessRule, accessString } from '@/model/container/access';
import {
  accessSentence,
  type AccessWords,
  clientNote,
  permissionWords,
} from '@/model/container/access-words';
import type { Lookup } from '@/model/facts';
import { type Id, parseId } from '@/model/ids';
import { titleById } from '@/model/title';
import { type Action, ActionMenu } from '@/ui/action-menu';
import { Tag } from '@/ui/badges';
import type { AccessPlace } from './rule-fields';
import styles from './access.module.css';
import { words } from './words';

interface AccessRowProps {
  readonly rule: AccessRule;
  readonly list: AccessList;
  /** True if names cannot be listed without a token, as of a static site without listings. */
  readonly hidesNames: boolean;
  readonly lookup: Lookup;
  readonly place: AccessPlace;
  readonly container: string;
  readonly fixed: string | undefined;
  readonly removalReason: string | undefined;
  readonly isMarked: boolean | undefined;
  readonly onMark: (isMarked: boolean) => void;
  readonly onRemove: () => void;
}

export function clientIdOf(
  { type, id }: AccessRule,
  account: string,
): Id<'api_client'> | undefined {
  const [owner, client = ''] = id.split(':');
  return type === 'api' && owner === account ? parseId('api_client', client) : undefined;
}

function titleOfRule(
  rule: AccessRule,
  account: string,
  { lookup, types }: { lookup: Lookup; types: AccessWords['types'] },
): string {
  const client = clientIdOf(rule, account);
  if (client !== undefined) return titleById(lookup, 'api_client', client);
  return rule.type === 'any-referrer' ? types[rule.type] : rule.id;
}

export function AccessRow(props: AccessRowProps) {
  const { rule, list, hidesNames, lookup, place, container, fixed, removalReason, isMarked } =
    props;
  const account = useAccount();
  const row = useRef<HTMLLIElement>(null);
  useHeadingAfter(row);
  const { words: accessWords } = place;
  const title = titleOfRule(rule, account, { lookup, types: accessWords.types });
  const client = clientIdOf(rule, account);
  const known = client === undefined ? undefined : lookup.get('api_client', client);
  const note = known && clientNote(known);
  const actions = (): readonly Action[] => [
    ...(rule.type === 'team'
      ? []
      : [
          {
            id: 'edit',
            label: words.row.edit,
            icon: 'pencil' as const,
            href: place.rule(account, container, accessString(rule)),
          },
        ]),
    {
      id: 'remove',
      label: words.remove.confirm,
      icon: 'trash',
      danger: true,
      disabledReason: removalReason,
      onAction: props.onRemove,
    },
  ];
  return (
    <li ref={row} className={styles.rule} data-selected={isMarked || undefined}>
      {isMarked === undefined ? (
        <span />
      ) : (
        <input
          type="checkbox"
          aria-label={words.row.selectLabel(title)}
          checked={isMarked}
          onChange={({ currentTarget }) => props.onMark(currentTarget.checked)}
        />
      )}
      <div className={styles.words}>
        <div className={styles.who}>
          <strong>{accessWords.types[rule.type]}</strong>
          {client !== undefined && <IdLink kind="api_client" id={client} />}
          {client === undefined && rule.type !== 'any-referrer' && <code>{rule.id}</code>}
        </div>
        <p>
          {accessSentence(rule, {
            rlistings: list.rlistings,
            hidesNames,
            words: accessWords,
          })}
        </p>
        {note !== undefined && <p className="muted">{note}</p>}
      </div>
      <span className={styles.permission}>
        <Tag tone="grey">{permissionWords(rule, accessWords)}</Tag>
      </span>
      {fixed === undefined && (
        <ActionMenu
          icon="more"
          size="s"
          variant="quiet"
          label={words.row.actionsLabel(title)}
          items={actions}
        />
      )}
    </li>
  );
}
