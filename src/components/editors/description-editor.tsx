import * as v from 'valibot';
import type { Call } from '@/model/call';
import type { Rule } from '@/model/rule';
import { TextArea } from '@/ui/text-area';
import type { ModalProps } from '@/ui/dialogs/modal';
import { RecordEditor } from './record-editor';

/** The kinds that a person may describe in words of their own. */
type Described = 'image' | 'volume' | 'server_group';

const schema = v.object({ description: v.pipe(v.string(), v.trim()) });

interface DescriptionEditorProps<K extends Described> {
  readonly account: string;
  readonly kind: K;
  readonly id: string;
  readonly parent: string;
  readonly size?: ModalProps['size'];
  /** Whether the label says that it may be left empty. */
  readonly optional?: boolean;
  readonly barred?: Rule<K>;
  readonly update: (id: string, changes: { description: string }) => Call;
}

/** Says in words what a record is for. */
export function DescriptionEditor<K extends Described>(props: DescriptionEditorProps<K>) {
  const { optional = false, update, ...rest } = props;
  return (
    <RecordEditor<K, { description: string }, { description: string }>
      {...rest}
      title="Description"
      verb="description"
      schema={schema}
      values={({ description }) =>
        description === undefined ? undefined : { description: description ?? '' }
      }
      request={(changes) => update(rest.id, changes)}
    >
      {({ register, formState: { errors } }) => (
        <TextArea
          {...register('description')}
          label="Description"
          optional={optional}
          error={errors.description?.message}
        />
      )}
    </RecordEditor>
  );
}
