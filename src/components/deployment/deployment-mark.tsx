import { PopoverButton } from '@/ui/popover-button';
import type { Mark } from './mark';

interface DeploymentMarkProps extends Mark {
  readonly className?: string | undefined;
}

/**
 * The mark in the top bar. All that it says is a press away: a phone cuts the label short, and has no
 * pointer to rest on it.
 */
export function DeploymentMark({ label, hint, className }: DeploymentMarkProps) {
  return (
    <PopoverButton
      variant="quiet"
      size="s"
      edge="end"
      label={label}
      className={className}
      trigger={label}
    >
      {() => (
        <>
          <strong>{label}</strong>
          <p>{hint}</p>
        </>
      )}
    </PopoverButton>
  );
}
