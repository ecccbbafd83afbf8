import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { FormError } from '@/ui/form-error';
import { FailureToolsLater } from '../failure/failure-tools-later';
import { words } from './words';

export function SignInFailure() {
  const { message, failure } = useSelector(selectSession);
  return (
    <FormError>
      {message !== undefined && (
        <>
          <p>{message}</p>
          {failure && <FailureToolsLater what={words.signIn} error={failure} />}
        </>
      )}
    </FormError>
  );
}
