import type {ReactNode} from 'react';
import styles from './sign-in.module.css';

interface ScopeListProps {
  readonly scopes: readonly {readonly name: string; readonly description: string | undefined}[];
  /** The names of the selected scopes. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Scopes to choose from. */
export function ScopeList({scopes, value, onChange}: ScopeListProps): ReactNode {
  return scopes.map(({name, description}) => (
    <label key={name} className={styles.scope}>
      <input
        type="checkbox"
        checked={value.includes(name)}
        onChange={({target: {checked}}) =>
          onChange(checked ? [...value, name] : value.filter((scope) => scope !== name))
        }
      />
      <span>
        <code>{name}</code> {description}
      </span>
    </label>
  ));
}
