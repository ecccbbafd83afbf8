import styles from './edit-link.module.css';
import { Icon } from './icon';
import { IconButton } from './button';
import { TextLink } from './link';

interface EditLinkProps {
  readonly label: string;
  readonly to: string;
  readonly disabledReason?: string | undefined;
}

export function EditLink({ label, to, disabledReason }: EditLinkProps) {
  if (disabledReason !== undefined) {
    return <IconButton icon="pencil" label={label} size="s" disabledReason={disabledReason} />;
  }
  return (
    <TextLink quiet to={to} className={styles.pencil} aria-label={label} title={label}>
      <Icon name="pencil" size={14} />
    </TextLink>
  );
}
