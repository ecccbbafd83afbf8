import styles from './spinner.module.css';

/** A turning ring in the colour of the text. Give `label` when nothing beside it says what is awaited. */
export function Spinner({ label }: { readonly label?: string }) {
  return label === undefined ? (
    <span className={styles.spinner} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} role="img" aria-label={label} />
  );
}
