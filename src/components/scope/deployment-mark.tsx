import { PopoverButton } from '@/ui/popover-button';
import type { Mark } from './mark';

interface DeploymentMarkProps extends Mark {
  readonly className?: string | undefined;
}

/**
 * The mark in the top bar, in narrow windows a line of its own below it. All that it says is a press away: a
 * phone has no pointer to rest on it.
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
