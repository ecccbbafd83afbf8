import { createElement } from 'react';
import { entryOf } from '@/lib/values';
import inRows from './icons-in-rows.json';
import type names from './icons.json';
import drawings from './icons.svg?no-inline';

export type IconName = keyof typeof names;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}

type Shape = Readonly<{ tag: string } & Record<string, string | undefined>>;

const IN_ROWS: Readonly<Record<string, readonly Shape[]>> = inRows;

/**
 * Hidden from screen readers, as it stands beside a word. All icons are drawn in one file, which
 * the first page fetches. Those that every row has are drawn in place (`build/icons.mjs`).
 */
export function Icon({ name, size = 16, className }: IconProps) {
  const shapes = entryOf(IN_ROWS, name);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={shapes && '0 0 24 24'}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes?.map(({ tag, ...attributes }, key) => createElement(tag, { key, ...attributes })) ?? (
        <use href={`${drawings}#${name}`} />
      )}
    </svg>
  );
}
