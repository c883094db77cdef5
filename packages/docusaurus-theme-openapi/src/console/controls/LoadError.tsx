import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {LoadErrorBox, type LoadErrorBoxProps} from '../../client/LoadErrorBox';
import {ConsoleContext} from '../state/console-context';
import controls from './controls.module.css';

/** The {@link LoadErrorBox} in the console. After a deploy, the console is opened with the draft if there's one. */
export function LoadError(props: Omit<LoadErrorBoxProps, 'className' | 'onReload'>): ReactNode {
  const reload = useContext(ConsoleContext)?.reload;
  return <LoadErrorBox className={clsx(controls.row, controls.alert, controls.failure)} onReload={reload} {...props} />;
}
