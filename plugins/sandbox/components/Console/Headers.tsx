import type {ReactNode} from 'react';
import styles from './Headers.module.css';

export default function Headers({headers}: {readonly headers: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
