import { PopoverButton } from '@/ui/popover-button';
import type { Mark } from './deployment-context';

interface DeploymentMarkProps extends Mark {
  readonly className?: string | undefined;
}

/**
 * The mark in the top bar; in narrow windows, on a line of its own below it. A press shows its
 * hint, as a phone has no hover.
 */
export function DeploymentMark({ label, hint, className }: DeploymentMarkProps) {
  return (
    <PopoverButton
      inBar
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
