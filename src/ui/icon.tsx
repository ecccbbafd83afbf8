import type names from './icons.json';
import drawings from './icons.svg?no-inline';

/** The name of an icon: what it means here. */
export type IconName = keyof typeof names;

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: it stands beside a word. All are drawn in one file, which the first page fetches. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
