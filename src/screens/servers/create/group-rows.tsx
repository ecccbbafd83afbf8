import { memo, useMemo, useState } from 'react';
import { counted } from '@/lib/text';
import type { Records } from '@/model/records';
import { titleOf } from '@/model/title';
import { Tag } from '@/ui/chip';
import { SearchField } from '@/ui/search-field';
import styles from './create.module.css';

type Group = Records['server_group'];

/** From this many on there is a search field (spec 2 §5). */
const SEARCHED = 5;
/** More are found by searching. */
const SHOWN = 50;

interface GroupRowsProps {
  readonly groups: readonly Group[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Those chosen when the search changed stand first, and stay there while one chooses. */
function found(groups: readonly Group[], words: string, first: readonly string[]) {
  const wanted = words.trim().toLowerCase();
  const matching = groups.filter((group) =>
    `${titleOf(group)}\n${group.id}`.toLowerCase().includes(wanted),
  );
  const ahead = new Set(first);
  return [
    ...matching.filter(({ id }) => ahead.has(id)),
    ...matching.filter(({ id }) => !ahead.has(id)),
  ];
}

/** Groups to tick. */
export const GroupRows = memo(function GroupRows({ groups, chosen, onChange }: GroupRowsProps) {
  const [search, setSearch] = useState({ words: '', first: chosen });
  const rows = useMemo(() => found(groups, search.words, search.first), [groups, search]);
  const shown = rows.slice(0, SHOWN);
  const hidden = rows.length - shown.length;
  return (
    <>
      {groups.length >= SEARCHED && (
        <SearchField
          label="Search server groups"
          placeholder="Name or id"
          value={search.words}
          onValue={(words) => setSearch({ words, first: chosen })}
          onKeyDown={(event) => {
            // Enter would send the form that this is in.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <fieldset className={styles.options} aria-label="Server groups">
        {shown.map((group) => (
          <label key={group.id} className={styles.row}>
            <input
              type="checkbox"
              checked={chosen.includes(group.id)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...chosen, group.id]
                    : chosen.filter((id) => id !== group.id),
                )
              }
            />
            <span className={styles.words}>
              <span>
                {titleOf(group)} {group.default === true && <Tag tone="grey">default</Tag>}
              </span>
            </span>
            <code className="muted">{group.id}</code>
          </label>
        ))}
        {rows.length === 0 && <p className={styles.nothing}>No groups match</p>}
        {hidden > 0 && (
          <p className={styles.nothing}>{counted(hidden, 'more', 'more')}; search for them.</p>
        )}
      </fieldset>
    </>
  );
});
