import styles from './spinner.module.css';

/** Beside the words that say what is awaited. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
