import {Fragment, type ReactNode} from 'react';
import controls from './controls.module.css';

export function HeaderList({headers}: {readonly headers: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <dl className={controls.headers}>
      {headers.map(([name, value], index) => (
        <Fragment key={index}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
