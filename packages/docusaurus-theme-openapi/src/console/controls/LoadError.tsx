import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';
import {reloadConsole} from '../../browser/load-console-code';
import {LoadErrorBox, type LoadErrorBoxProps} from '../../browser/LoadErrorBox';
import {ConsoleContext} from '../state/console-context';
import controls from './controls.module.css';

interface LoadErrorProps extends Omit<LoadErrorBoxProps, 'className' | 'onReload'> {
  /** Reloads the page after a deploy. Default: opens the console again, with the draft if there's one. */
  readonly onReload?: () => void;
}

/** The {@link LoadErrorBox} in the console. */
export function LoadError(props: LoadErrorProps): ReactNode {
  const reload = useContext(ConsoleContext)?.reload ?? reloadConsole;
  return <LoadErrorBox className={clsx(controls.row, controls.alert, controls.failure)} onReload={reload} {...props} />;
}
