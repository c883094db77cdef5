import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {SmallButton} from '../controls/SmallButton';
import {memory} from '../memory/memory';
import {useObservable} from '../observable';
import {useConsole} from '../state/console-context';
import controls from '../controls/controls.module.css';
import fields from '../controls/fields.module.css';
import styles from './form.module.css';

/** How long the browser keeps what the reader enters in all consoles. */
export function Remembering(): ReactNode {
  const {canRemember} = useConsole().operation;
  const [hasForgotten, setHasForgotten] = useState(false);
  const {isRemembered} = useObservable(memory);
  return (
    <div className={clsx(controls.row, styles.remembering)}>
      {canRemember && (
        <label className={fields.checkbox}>
          <input type="checkbox" checked={isRemembered} onChange={({target: {checked}}) => memory.remember(checked)} />
          {translate({id: 'theme.openapi.console.auth.remember', message: 'Remember until I close the tab'})}
        </label>
      )}
      <SmallButton
        onClick={() => {
          memory.forget();
          setHasForgotten(true);
        }}
      >
        {translate({id: 'theme.openapi.console.auth.forget', message: 'Forget everything'})}
      </SmallButton>
      <span role="status" className="openapi-visually-hidden">
        {hasForgotten &&
          translate({
            id: 'theme.openapi.console.auth.forgotten',
            message: 'Everything that you entered has been forgotten.',
          })}
      </span>
    </div>
  );
}
