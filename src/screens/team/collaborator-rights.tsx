import { COLLABORATOR_RIGHTS } from '@/model/collaboration/invite';
import { Icon } from '@/ui/icon';
import styles from './collaborator-rights.module.css';

/** What a collaborator may do, said before anybody is invited. */
export function CollaboratorRights() {
  const { may, mayNot } = COLLABORATOR_RIGHTS;
  return (
    <section aria-labelledby="rights" className={styles.rights}>
      <h3 id="rights">What a collaborator may do</h3>
      <ul>
        {may.map((right) => (
          <li key={right}>
            <Icon name="check" size={14} />
            {right}
          </li>
        ))}
        {mayNot.map((right) => (
          <li key={right} data-barred>
            <Icon name="close" size={14} />
            <span className="visually-hidden">Not: </span>
            {right}
          </li>
        ))}
      </ul>
    </section>
  );
}
