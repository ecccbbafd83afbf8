import { useSelector } from 'react-redux';
import { selectSession } from '@/store/session/session-slice';
import { FormError } from '@/ui/form-error';
import { FailureToolsLater } from '../failure/failure-tools-later';

export function SignInFailure() {
  const { message, failure } = useSelector(selectSession);
  return (
    <FormError>
      {message !== undefined && (
        <>
          <p>{message}</p>
          {failure && <FailureToolsLater what="Sign in" error={failure} />}
        </>
      )}
    </FormError>
  );
}
