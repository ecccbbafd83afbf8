import { type SyntheticEvent, use, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { TapContext } from '@/components/failure/report/tap-context';
import { useAccount } from '@/components/scope/account-scope';
import { type Kind, KINDS } from '@/model/kinds';
import { resources, type WithResources } from '@/store/resources/resources-state';
import { selectList } from '@/store/resources/resources-selectors';
import { useAnnounced } from '@/ui/announcer';
import { Button, IconButton } from '@/ui/button';
import { ModalContext } from '@/ui/dialogs/dialog-frame';
import { Icon } from '@/ui/icon';
import { focusHeadingIfLost } from '@/ui/page/page-header';
import type { PaletteProps } from './palette';
import styles from './palette.module.css';
import { PaletteList } from './palette-list';
import type { RecordPlace, Row, RowGroup } from './found-rows';
import { usePaletteGroups } from './use-palette-groups';
import { usePaletteKeys, useTyped } from './use-palette-keys';
import { words } from './words';

function focused(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

interface DeedOptions {
  readonly close: () => void;
  readonly onFollowed: (row: Row) => void;
  readonly onTyped: (text: string) => void;
}

/**
 * Does what a row is for, within its press. An action runs only after the palette has closed and
 * the focus is back. A dialog that it opens can then return the focus there. A page's heading can
 * take the focus no earlier. Navigation replaces the palette's history entry, so Back leads to the
 * page below.
 */
function useDeeds({ close, onFollowed, onTyped }: DeedOptions) {
  const navigate = useNavigate();
  const [opener] = useState(focused);
  const then = useRef<() => void>(undefined);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // Runs outside React's own work: an action may need to draw at once.
      queueMicrotask(() => {
        // StrictMode mounts it again at once.
        if (isHere.current) return;
        if (opener?.isConnected === true && then.current !== focusHeadingIfLost) opener.focus();
        then.current?.();
      });
    };
  }, [opener]);

  return (row: Row, event: SyntheticEvent) => {
    if (!('typed' in row)) onFollowed(row);
    if ('href' in row) {
      // The browser follows it.
      close();
      return;
    }
    event.preventDefault();
    if ('typed' in row) onTyped(row.typed);
    else if (row.run !== undefined) {
      then.current = row.run;
      close();
    } else if ('to' in row) {
      then.current = focusHeadingIfLost;
      void navigate(row.to, { replace: true });
    }
  };
}

interface UnreadNoteProps {
  readonly kinds: readonly Kind[];
  readonly onRetry: () => void;
}

function UnreadNote({ kinds, onRetry }: UnreadNoteProps) {
  const account = useAccount();
  const dispatch = useDispatch();
  const error = useSelector((state: WithResources) =>
    kinds.map((kind) => selectList(state, kind, account).error).find(Boolean),
  );
  const failed = words.results.failed(kinds.map((kind) => KINDS[kind].plural));
  return (
    <div role="alert" className={styles.unread}>
      <p>{failed}</p>
      <Button
        size="s"
        icon="refresh"
        onClick={() => {
          for (const kind of kinds) dispatch(resources.actions.listRequested({ kind, account }));
          onRetry();
        }}
      >
        {words.results.tryAgain}
      </Button>
      {error && <FailureToolsLater isRow what={failed} error={error} />}
    </div>
  );
}

interface PaletteFootProps {
  readonly sum: string;
  readonly onClose: () => void;
}

/**
 * The keys, the count, and a Close button for people without an Escape key. The button is shown at
 * the top, but follows the rows in the document.
 */
function PaletteFoot({ sum, onClose }: PaletteFootProps) {
  return (
    <>
      <footer className={styles.foot}>
        <span className={styles.hints} aria-hidden="true">
          {words.hints.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </span>
          ))}
        </span>
        <span>{sum}</span>
      </footer>
      <IconButton
        icon="close"
        label={words.close}
        size="s"
        className={styles.close}
        onClick={onClose}
      />
    </>
  );
}

function sumOf(groups: readonly RowGroup[]): string {
  const rowsOf = (wanted: boolean) =>
    groups
      .filter(({ isCommands = false }) => isCommands === wanted)
      .reduce((sum, { rows }) => sum + rows.length, 0);
  return words.results.counts(rowsOf(false), rowsOf(true));
}

interface PalettePanelProps extends Pick<PaletteProps, 'help' | 'term' | 'showKeys'> {
  readonly early: string;
  readonly close: () => void;
}

export function PalettePanel(props: PalettePanelProps) {
  const { help, term, early, showKeys, close } = props;
  const { titleId } = use(ModalContext);
  const tap = use(TapContext);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { text, type } = useTyped(term, early);
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
      // A command run with no results listed is not a search.
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
  const sought = text.trim();
  const said = hasRows
    ? sumOf(groups)
    : isSearching
      ? words.results.searching
      : sought === ''
        ? ''
        : words.results.none(sought, unread.length > 0, hasDocumentation);
  useAnnounced(said);

  return (
    <div className={styles.palette} role="presentation" onKeyDown={onKeyDown}>
      <h2 id={titleId} className="visually-hidden">
        {words.field.title}
      </h2>
      <div className={styles.head}>
        <Icon name="search" />
        <input
          ref={field}
          // The dialog is for typing here.
          autoFocus
          role="combobox"
          aria-label={words.field.label}
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={words.field.label}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </div>
      <div className={styles.results} data-sought={sought !== '' || undefined}>
        {hasRows ? (
          <PaletteList ref={list} id={listId} groups={groups} terms={terms} onFollow={follow} />
        ) : (
          <p className={styles.none}>{said === '' ? words.results.empty : said}</p>
        )}
        {sought !== '' && unread.length > 0 && (
          <UnreadNote kinds={unread} onRetry={() => field.current?.focus()} />
        )}
      </div>
      <PaletteFoot sum={hasRows ? said : ''} onClose={close} />
    </div>
  );
}
