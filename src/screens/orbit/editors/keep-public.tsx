import { isReadByPages } from '@/model/container/web';
import type { ContainerRecord } from '@/model/records/storage';
import { CheckboxField, type CheckboxFieldProps } from '@/ui/checkbox-field';

interface KeepPublicProps extends Omit<CheckboxFieldProps, 'label'> {
  readonly container: ContainerRecord;
}

export function KeepPublic({ container, ...field }: KeepPublicProps) {
  const pages = isReadByPages(container)
    ? ' Then the pages of its HTTP referrers can no longer list them.'
    : '';
  return (
    <CheckboxField
      {...field}
      label="Keep public read"
      hint={`Anybody can still open an object whose address they know.${pages} Otherwise only those of the other access rules can.`}
    />
  );
}
