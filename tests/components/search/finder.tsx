import { useState } from 'react';
import { useSearch } from '@/components/search/use-search';

/** The least that the search can be used by. */
export function Finder() {
  const [text, setText] = useState('');
  const search = useSearch(text);
  return (
    <>
      <h1>Finder</h1>
      <input
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search.run();
        }}
      />
      <output aria-label="Straight">{search.straight?.to}</output>
      <output aria-label="Searching">{search.isSearching ? 'yes' : 'no'}</output>
      <output aria-label="Unread">{search.unread.join(' ')}</output>
      {search.groups.map(({ key, title, items, count, all }) => (
        <section key={key} aria-label={title}>
          {items.map((item) => (
            <article key={item.key}>
              {item.title}|{item.detail}
              {'hit' in item && item.hit && `|in ${item.hit.field} ${item.hit.word}`}
            </article>
          ))}
          {all !== undefined && <a href={all}>All {count}</a>}
        </section>
      ))}
      {(['documents', 'related'] as const).map((pages) => (
        <ul key={pages} aria-label={pages}>
          {search[pages].map((page) => (
            <li key={page.key}>
              <a href={'href' in page ? page.href : page.to}>{page.title}</a>
            </li>
          ))}
        </ul>
      ))}
      <ul aria-label="Recents">
        {search.recents.map(({ key, title, to }) => (
          <li key={key}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
      <ul aria-label="Previous">
        {search.previous.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
