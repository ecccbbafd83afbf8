import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { truncateName } from '@/lib/text';
import styles from './tooltip.module.css';

/** Delay in ms before the words show, and for the pointer to reach them. */
const showDelay = 350;
const hideDelay = 120;
/** Distance in px to the trigger, and at least to the window's edge. */
const gap = 6;

type Place = 'above' | 'beside';

interface BubbleProps {
  readonly text: string;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly place: Place;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

function Bubble({ text, trigger, place, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element || !trigger.current) return;
    // The top layer is above scrolling tables and dialogs.
    if ('showPopover' in element) element.showPopover();
    const from = trigger.current.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const middle = from.left + from.width / 2 - own.width / 2;
    const start = place === 'beside' ? from.right + gap : middle;
    const left = Math.max(gap, Math.min(start, window.innerWidth - own.width - gap));
    const above = from.top - own.height - gap;
    const clear = above > gap ? above : from.bottom + gap;
    const top = place === 'beside' ? from.top + from.height / 2 - own.height / 2 : clear;
    element.style.setProperty('--tip-left', `${left}px`);
    element.style.setProperty('--tip-top', `${top}px`);
  }, [trigger, text, place]);
  return (
    <span
      ref={bubble}
      className={styles.bubble}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </span>
  );
}

export interface TooltipParts<Trigger extends HTMLElement> {
  readonly ref: RefObject<Trigger | null>;
  readonly listeners: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
    readonly onPointerDown: () => void;
    readonly onKeyDown: (event: { key: string }) => void;
  };
  readonly bubble: ReactNode;
}

/** For the eye only: the caller names the trigger. `outerRef` is the caller's own ref. */
export function useTooltip<Trigger extends HTMLElement>(
  text: string | undefined,
  outerRef?: RefObject<Trigger | null>,
  place: Place = 'above',
): TooltipParts<Trigger> {
  const ownRef = useRef<Trigger>(null);
  const ref = outerRef ?? ownRef;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, value: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(value), delay);
  };
  const now = (value: boolean) => {
    clearTimeout(timer.current);
    setShown(value);
  };

  return {
    ref,
    listeners: {
      onPointerEnter: () => after(showDelay, true),
      onPointerLeave: () => after(hideDelay, false),
      onFocus: () => {
        if (ref.current?.matches(':focus-visible')) now(true);
      },
      onBlur: () => now(false),
      onPointerDown: () => now(false),
      onKeyDown: ({ key }) => {
        if (key === 'Escape') now(false);
      },
    },
    bubble:
      shown && text !== undefined && text !== '' ? (
        <Bubble
          text={text}
          trigger={ref}
          place={place}
          onEnter={() => now(true)}
          onLeave={() => after(hideDelay, false)}
        />
      ) : null,
  };
}

interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** For text or a mark; buttons have `disabledReason` and `label`. */
export function Tooltip({ text, children }: TooltipProps) {
  const { ref, listeners, bubble } = useTooltip<HTMLSpanElement>(text);
  return (
    <span ref={ref} className={styles.trigger} {...listeners}>
      {children}
      <span className="visually-hidden">{text}</span>
      {bubble}
    </span>
  );
}

export function Truncate({ text }: { readonly text: string }) {
  const cut = truncateName(text);
  return cut === text ? text : <span title={text}>{cut}</span>;
}

/** Cut after three lines; `title` is shown on hover. */
export function Clamp(props: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span className={styles.clamp} title={props.title}>
      {props.children}
    </span>
  );
}
