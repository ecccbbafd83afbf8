import { Copyable } from './copy-button';
import styles from './request-id.module.css';

/** The id of a failed request, which support asks for. */
export function RequestId({ id }: { readonly id: string }) {
  return (
    <span className={styles.request}>
      {'Request '}
      <Copyable compact text={id} what="the request id">
        <code title={id}>{id}</code>
      </Copyable>
    </span>
  );
}
