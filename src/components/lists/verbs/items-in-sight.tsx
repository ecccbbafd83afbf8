import { useVirtualizer } from '@tanstack/react-virtual';
import type { InSightProps } from './items';
import styles from './verbs.module.css';

const OVERSCAN = 12;

/** Height of one line in px. */
const USUAL_HEIGHT = 38;

export function ItemsInSight<T>(props: InSightProps<T>) {
  const { label, items, idOf, draw, scroll } = props;
  // Nothing of it is handed on to what is memoised.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const room = {
    paddingBlockStart: drawn[0]?.start ?? 0,
    paddingBlockEnd: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
  };
  return (
    <ul aria-label={label} className={styles.items} style={room}>
      {drawn.map(({ index, key }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {draw(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
