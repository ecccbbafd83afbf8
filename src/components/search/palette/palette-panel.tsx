import { use, useId, useRef, useState } from 'react';
import { counted } from '@/lib/text';
import { useAnnounced } from '@/ui/announcer';
import { ModalContext } from '@/ui/dialogs/modal-context';
import { Icon } from '@/ui/icon';
import { TapContext } from '@/components/failure/report/tap-context';
import type { PaletteProps } from './palette';
import styles from './palette.module.css';
import { PaletteFoot } from './palette-foot';
import { PaletteList } from './palette-list';
import type { RecordPlace, RowGroup } from './rows';
import { UnreadNote } from './unread-note';
import { useDeeds } from './use-deeds';
import { type PaletteGroups, usePaletteGroups } from './use-palette-groups';
import { usePaletteKeys } from './use-palette-keys';
import { useTyped } from './use-typed';

const WHAT = 'Search or run a command';

/** '5 results, 5 commands'. */
function sumOf(groups: readonly RowGroup[]): string {
  const [results, commands] = [false, true].map((wanted) =>
    groups
      .filter(({ isCommands = false }) => isCommands === wanted)
      .reduce((sum, { rows }) => sum + rows.length, 0),
  );
  return [results && counted(results, 'result'), commands && counted(commands, 'command')]
    .filter(Boolean)
    .join(', ');
}

/** Says that nothing is found, as far as it could be looked for. */
function noneOf(
  words: string,
  { unread, hasDocumentation }: Pick<PaletteGroups, 'unread' | 'hasDocumentation'>,
): string {
  if (unread.length > 0) return `Nothing that could be read matches “${words}”`;
  const none = `No results match “${words}”`;
  return hasDocumentation ? none : `${none}, but the documentation could not be searched`;
}

interface PalettePanelProps extends Pick<PaletteProps, 'help' | 'term' | 'showKeys'> {
  /** What was typed before the field was here. */
  readonly early: string;
  readonly close: () => void;
}

/** The field, what is found and can be done, and the keys (spec 3 §2). */
export function PalettePanel(props: PalettePanelProps) {
  const { help, term, early, showKeys, close } = props;
  const { titleId } = use(ModalContext);
  const tap = use(TapContext);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { text, type } = useTyped(term, early);
  /** Whose verbs were asked for. */
  const [asked, setAsked] = useState<RecordPlace>();
  const { groups, terms, isSearching, unread, hasDocumentation, straight, run } = usePaletteGroups({
    text,
    asked,
    help,
    showKeys,
  });
  const rows = groups.flatMap((group) => group.rows);

  function write(typed: string) {
    setAsked(undefined);
    type(typed);
  }

  const follow = useDeeds({
    close,
    onFollowed: (row) => {
      const isCommand = groups.some((group) => group.isCommands && group.rows.includes(row));
      if (isCommand)
        tap?.note({ type: 'action', what: 'command', name: row.id.replaceAll(' ', '-') });
      // What was but done is no search.
      if (groups.some(({ isCommands }) => isCommands !== true)) run();
    },
    onTyped: (typed) => {
      write(typed);
      field.current?.focus();
    },
  });
  const onKeyDown = usePaletteKeys({
    field,
    list,
    rows,
    onVerbs: setAsked,
    onEnter: (event) => {
      if (straight !== undefined) {
        follow(straight, event);
        return;
      }
      run();
      list.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    },
  });

  const hasRows = rows.length > 0;
  const words = text.trim();
  const said = hasRows
    ? sumOf(groups)
    : isSearching
      ? 'Searching'
      : words === ''
        ? ''
        : noneOf(words, { unread, hasDocumentation });
  useAnnounced(said);

  return (
    <div className={styles.palette} role="presentation" onKeyDown={onKeyDown}>
      <h2 id={titleId} className="visually-hidden">
        Search and commands
      </h2>
      <div className={styles.head}>
        <Icon name="search" />
        <input
          ref={field}
          // The dialog is for what is typed here.
          autoFocus
          role="combobox"
          aria-label={WHAT}
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={WHAT}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </div>
      <div className={styles.results} data-sought={words !== '' || undefined}>
        {hasRows ? (
          <PaletteList ref={list} id={listId} groups={groups} terms={terms} onFollow={follow} />
        ) : (
          <p className={styles.none}>{said === '' ? 'Type what to look for' : said}</p>
        )}
        {words !== '' && unread.length > 0 && (
          <UnreadNote kinds={unread} onRetry={() => field.current?.focus()} />
        )}
      </div>
      <PaletteFoot sum={hasRows ? said : ''} onClose={close} />
    </div>
  );
}
