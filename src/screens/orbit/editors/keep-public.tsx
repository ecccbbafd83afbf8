import { isReadByPages } from '@/model/container/web';
import type { ContainerRecord } from '@/model/records/storage';
import { CheckboxField, type CheckboxFieldProps } from '@/ui/checkbox-field';
import { words } from '../words';

interface KeepPublicProps extends Omit<CheckboxFieldProps, 'label'> {
  readonly container: ContainerRecord;
}

export function KeepPublic({ container, ...field }: KeepPublicProps) {
  return (
    <CheckboxField
      {...field}
      label={words.keepPublic.label}
      hint={words.keepPublic.hint(isReadByPages(container))}
    />
  );
}
