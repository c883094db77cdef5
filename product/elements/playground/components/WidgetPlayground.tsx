import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {loadCode} from '@developer-docs/utils';
import {LoadError, TryItButton} from '@developer-docs/docusaurus-theme-openapi/console';
import type {PlaygroundProps} from './Playground';
import './playground-button.css';

export interface WidgetPlaygroundProps {
  /** The function that creates the widget. Default: `init`. */
  readonly factory?: string;
  /** The label of a button that opens the playground. */
  readonly children?: ReactNode;
}

/** The start of fragments that open the playground with a reference entry. */
const linkPrefix = '#playground=';

function reload(entry: string): void {
  window.history.replaceState(window.history.state, '', linkPrefix + entry);
  window.location.reload();
}

/**
 * Opens the playground when a button with `data-playground` is pressed, or when the page is opened with a link such as
 * `#playground=event-ready`. The playground's code is loaded on demand.
 */
export default function WidgetPlayground({factory = 'init', children}: WidgetPlaygroundProps): ReactNode {
  const [entry, setEntry] = useState<string>();
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>();
  const [error, setError] = useState<Error>();
  const opener = useRef<HTMLElement>(undefined);
  const open = useCallback((key: string) => {
    setEntry(key);
    setError(undefined);
    loadCode(() => import(/* webpackChunkName: "widget-playground" */ './Playground')).then(
      (module) => setPlayground(() => module.default),
      setError,
    );
  }, []);
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('body [data-playground]') : null;
      if (button !== null) {
        opener.current = button;
        open(button.dataset['playground'] ?? '');
      }
    };
    const onHashChange = () => {
      if (window.location.hash.startsWith(linkPrefix)) {
        open(window.location.hash.slice(linkPrefix.length));
      }
    };
    onHashChange();
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [open]);
  return (
    <>
      {children !== undefined && <TryItButton data-playground="">{children}</TryItButton>}
      {entry !== undefined && error !== undefined && (
        <div className="playground-failure">
          <LoadError error={error} onRetry={() => open(entry)} onReload={() => reload(entry)}>
            The playground couldn’t be loaded. Check your connection, then retry.
          </LoadError>
        </div>
      )}
      {entry !== undefined && Playground !== undefined && (
        <Playground
          factory={factory}
          entry={entry}
          onReload={reload}
          onClose={() => {
            setEntry(undefined);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
