import { RecordEditor } from '@/components/forms/editors/record-editor';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { checkedForm } from '@/model/problems';
import { updateServerCall } from '@/model/server/calls';
import { canEdit } from '@/model/server/rules';
import {
  readUserData,
  type UserData,
  userDataProblem,
  wireUserData,
} from '@/model/server/user-data';
import { UserDataField } from '../choices/user-data-field';
import { words } from '../words';

const schema = checkedForm<UserData>((data) => ({ value: userDataProblem(data) }));

export default function UserDataEditor({ server: id }: ScreenProps<{ server: 'server' }>) {
  return (
    <RecordEditor
      kind="server"
      id={id}
      title={words.labels.userData}
      size="l"
      verb="user-data"
      schema={schema}
      disabledReason={canEdit}
      values={({ user_data: data }) => (data === undefined ? undefined : readUserData(data))}
      request={(data) => updateServerCall(id, { user_data: wireUserData(data) })}
      wireNames={{ user_data: 'value' }}
      // User data often holds passwords and keys.
      secret={['value', 'isBase64Encoded']}
    >
      {({ watch, setValue, formState: { errors, isSubmitted } }) => (
        <UserDataField
          data={watch()}
          error={errors.value?.message}
          onChange={({ value, isBase64Encoded }) => {
            const options = { shouldDirty: true, shouldValidate: isSubmitted };
            setValue('isBase64Encoded', isBase64Encoded, options);
            setValue('value', value, options);
          }}
        />
      )}
    </RecordEditor>
  );
}
