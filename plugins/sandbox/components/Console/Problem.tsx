import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Json} from '../../../contract';
import {isObject} from '../../../contract/client';
import {findFieldErrors} from '../../client/console/field-errors';
import type {FieldError} from '@developer-docs/mock-api';
import type {ConsoleOperation} from '../../client/console/operation';
import controls from '../shared/controls.module.css';
import styles from './Problem.module.css';

interface ProblemProps {
  readonly json: Json | undefined;
  readonly model: ConsoleOperation;
  readonly onFocusField: (error: FieldError) => void;
}

/** The error in a response, with the fields to fix. */
export default function Problem({json, model, onFocusField}: ProblemProps): ReactNode {
  if (!isObject(json)) {
    return null;
  }
  const {code, title, detail} = json;
  const url = [...model.errors, ...model.failures].find((error) => error.code === code)?.url;
  const errors = findFieldErrors(json);
  return (
    <div className={clsx(controls.alert, styles.problem)}>
      <p>
        {typeof code === 'string' && (
          <>
            {url === undefined ? (
              <code>{code}</code>
            ) : (
              <a href={url}>
                <code>{code}</code>
              </a>
            )}{' '}
          </>
        )}
        {String(detail ?? title ?? '')}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={`${error.pointer ?? error.parameter ?? ''} ${error.code}`}>
              <button type="button" className={controls.location} onClick={() => onFocusField(error)}>
                {error.pointer ?? error.parameter}
              </button>{' '}
              {error.detail} <code>{error.code}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
