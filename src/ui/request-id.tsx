import { Copyable } from './copy-button';
import styles from './request-id.module.css';

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
