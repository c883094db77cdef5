import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/widget-playground/default/playground.json';
import {loadSandbox, panelClassName, PanelHeader, useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import {loadFrame} from '../client/load-frame';
import {Runner} from '../client/runner';
import {playgroundWidgets} from '../setups';
import type {PlaygroundWidget} from '../setups/model';
import Log from './Log';
import SetupPanel from './SetupPanel';
import styles from './Playground.module.css';

export interface PlaygroundProps {
  /** The function that creates the widget, such as `init`. */
  readonly factory: string;
  /** The reference entry to demonstrate, such as `event-ready`. */
  readonly entry: string;
  readonly onClose: () => void;
  /** Reloads the page after a deploy, and opens the playground with an entry. */
  readonly onReload: (entry: string) => void;
}

/** A dialog in which the widget runs in the sandbox, with its options, code, calls, and a log of events. */
export default function Playground({factory, entry: initialEntry, onClose, onReload}: PlaygroundProps): ReactNode {
  const widget = playgroundWidgets[factory];
  const [entry, setEntry] = useState(initialEntry);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [, kind, name] = /^(\w+)-(.+)$/.exec(entry) ?? [];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // Rendered outside the page's content, whose styles limit the width of elements.
  return createPortal(
    <dialog ref={dialog} className={clsx(panelClassName, styles.dialog)} aria-labelledby={titleId} onClose={onClose}>
      <PanelHeader closeLabel="Close the playground" onClose={close}>
        <h2 id={titleId} className={styles.title}>
          Widget playground
          {name !== undefined && (
            <>
              : {kind} <code>{name}</code>
            </>
          )}
        </h2>
      </PanelHeader>
      {widget !== undefined && (
        <Content {...{widget, factory, entry}} onSelect={setEntry} onClose={close} onReload={() => onReload(entry)} />
      )}
    </dialog>,
    document.body,
  );
}

interface ContentProps {
  readonly widget: PlaygroundWidget;
  readonly factory: string;
  readonly entry: string;
  readonly onSelect: (entry: string) => void;
  readonly onClose: () => void;
  readonly onReload: () => void;
}

function Content({widget, factory, entry, onSelect, onClose, onReload}: ContentProps): ReactNode {
  const frameUrl = useBaseUrl(data.frame);
  const frame = useRef<HTMLIFrameElement>(null);
  const sandbox = useLoaded(loadSandbox);
  const frameWindow = useLoaded(useCallback(() => loadFrame(frame.current as HTMLIFrameElement, frameUrl), [frameUrl]));
  const failures = [sandbox, frameWindow].filter(({error}) => error !== undefined);
  const [runner, setRunner] = useState<Runner>();
  const output = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sandbox.value === undefined || frameWindow.value === undefined) {
      return undefined;
    }
    const newRunner = new Runner({frame: frameWindow.value, sandbox: sandbox.value, widget, factory});
    setRunner(newRunner);
    return () => {
      newRunner.destroy();
      setRunner(undefined);
    };
  }, [sandbox.value, frameWindow.value, widget, factory]);
  return (
    <div className={styles.content}>
      <div className={styles.program}>
        <SetupPanel
          key={entry}
          {...{widget, factory, entry, onSelect, onReload}}
          runner={runner}
          error={failures[0]?.error}
          onRetry={() => failures.forEach(({retry}) => retry())}
          onRun={() => output.current?.scrollIntoView({block: 'nearest'})}
        />
      </div>
      <div ref={output} className={styles.output}>
        {runner === undefined && failures.length === 0 && (
          <p role="status" className={styles.loading}>
            Loading the widget…
          </p>
        )}
        <iframe ref={frame} className={styles.frame} title="Widget" hidden={frameWindow.value === undefined} />
        {runner !== undefined && <Log log={runner.log} onNavigate={onClose} />}
      </div>
    </div>
  );
}
