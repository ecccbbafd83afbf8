import styles from './spinner.module.css';

/** A turning ring in the colour of the text, beside the words that say what is awaited. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
