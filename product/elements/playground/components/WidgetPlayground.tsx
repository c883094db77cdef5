import {LoadFailure, loadOnDemand, TryItButton} from '@developer-docs/docusaurus-theme-openapi/client';
import {reopenAfterReload, takeReopened} from '@developer-docs/docusaurus-utils';
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {PlaygroundProps} from './Playground';
import './playground-button.css';

export interface WidgetPlaygroundProps {
  /** The function that creates the widget. Default: `init`. */
  readonly factory?: string;
  /** The label of a button that opens the playground. */
  readonly children?: ReactNode;
}

/** The key of the open entry while the page is reloaded after a deploy. */
const reloadKey = 'playground';

const loadPlayground = () =>
  loadOnDemand(
    () => import(/* webpackChunkName: "widget-playground" */ './Playground'),
    () => 'The playground couldn’t be loaded. Check your connection, then retry.',
  );

/**
 * Opens the playground when a button with `data-playground` is pressed. Its code is loaded on demand, and if the site
 * was deployed meanwhile, the page is reloaded with the playground open.
 */
export function WidgetPlayground({factory = 'init', children}: WidgetPlaygroundProps): ReactNode {
  const [entry, setEntry] = useState<string>();
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>();
  const [error, setError] = useState<Error>();
  const opener = useRef<HTMLElement>(undefined);
  const open = useCallback((key: string) => {
    setEntry(key);
    setError(undefined);
    reopenAfterReload(reloadKey, key);
    loadPlayground().then((module) => setPlayground(() => module.Playground), setError);
  }, []);
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('body [data-playground]') : null;
      if (button !== null) {
        opener.current = button;
        open(button.dataset.playground ?? '');
      }
    };
    const openEntry = takeReopened(reloadKey);
    if (openEntry !== undefined) open(openEntry);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  const close = () => {
    setEntry(undefined);
    reopenAfterReload();
    opener.current?.focus();
  };
  return (
    <>
      {children !== undefined && <TryItButton data-playground="">{children}</TryItButton>}
      {entry !== undefined && error !== undefined && (
        <div className="playground-failure">
          <LoadFailure error={error} onRetry={() => open(entry)} />
        </div>
      )}
      {entry !== undefined && Playground !== undefined && (
        <Playground factory={factory} entry={entry} onSelect={open} onClose={close} />
      )}
    </>
  );
}
