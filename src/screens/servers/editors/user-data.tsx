import { checkedForm } from '@/model/problems';
import { updateServerCall } from '@/model/server/calls';
import {
  readUserData,
  type UserData,
  userDataProblem,
  wireUserData,
} from '@/model/server/user-data';
import { UserDataField } from '../user-data/user-data-field';
import { ServerDialog, type ServerEditorProps } from './server-dialog';

const schema = checkedForm<UserData>((data) => ({ value: userDataProblem(data) }));

/** What a server finds when it starts (spec 2 §5 "User data"). */
export default function UserDataEditor(props: ServerEditorProps) {
  return (
    <ServerDialog
      {...props}
      setting={{
        title: 'User data',
        size: 'l',
        verb: 'user data',
        schema,
        values: ({ user_data: data }) => (data === undefined ? undefined : readUserData(data)),
        request: (server, data) => updateServerCall(server, { user_data: wireUserData(data) }),
        wireNames: { user_data: 'value' },
        // It often holds passwords and keys.
        secret: ['value', 'isBase64Encoded'],
        fields: ({ watch, setValue, formState: { errors, isSubmitted } }) => (
          <UserDataField
            data={watch()}
            error={errors.value?.message}
            onChange={({ value, isBase64Encoded }) => {
              const options = { shouldDirty: true, shouldValidate: isSubmitted };
              setValue('isBase64Encoded', isBase64Encoded, options);
              setValue('value', value, options);
            }}
          />
        ),
      }}
    />
  );
}
