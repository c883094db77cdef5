import {LoadFailure} from '@developer-docs/docusaurus-theme-openapi/client';
import {panelClassName, PanelHeader, useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {loadFrame, Runner, type LogEntry} from '../client/runner';
import {playgroundWidgets} from '../setups';
import type {PlaygroundWidget} from '../setups/model';
import {Log} from './Log';
import {SetupPanel} from './SetupPanel';
import styles from './Playground.module.css';

export interface PlaygroundProps {
  /** The function that creates the widget, such as `init`. */
  readonly factory: string;
  /** The reference entry to demonstrate, such as `event-ready`. */
  readonly entry: string;
  readonly onSelect: (entry: string) => void;
  readonly onClose: () => void;
}

/** A dialog in which the widget runs in the sandbox, with its options, code, calls, and a log of events. */
export function Playground({factory, entry, onSelect, onClose}: PlaygroundProps): ReactNode {
  const widget = playgroundWidgets[factory] as PlaygroundWidget;
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const {runner, log, error, retry} = useRunner(frame, widget, factory);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const [, kind, name] = /^(\w+)-(.+)$/.exec(entry) ?? [];
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
      <div className={styles.content}>
        <div className={styles.program}>
          {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
          <SetupPanel
            key={entry}
            widget={widget}
            factory={factory}
            entry={entry}
            runner={runner}
            onSelect={onSelect}
            onRun={() => output.current?.scrollIntoView({block: 'nearest'})}
          />
        </div>
        <div ref={output} className={styles.output}>
          {runner === undefined && error === undefined && <p role="status">Loading the widget…</p>}
          <iframe ref={frame} title="Widget" hidden={runner === undefined} />
          {runner !== undefined && <Log entries={log} onNavigate={close} />}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** Loads the sandbox script in the frame, and creates the runner of setups, whose log is in the returned object. */
function useRunner(frame: RefObject<HTMLIFrameElement | null>, widget: PlaygroundWidget, factory: string) {
  const [runner, setRunner] = useState<Runner>();
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const scriptUrl = useBaseUrl('/ui-sdk/sandbox.js');
  const {
    value: frameWindow,
    error,
    retry,
  } = useLoaded(useCallback(() => loadFrame(frame.current as HTMLIFrameElement, scriptUrl), [frame, scriptUrl]));
  useEffect(() => {
    if (frameWindow === undefined) return undefined;
    const newRunner = new Runner({frame: frameWindow, widget, factory, onLog: setLog});
    setRunner(newRunner);
    return () => {
      newRunner.stop();
      setRunner(undefined);
    };
  }, [frameWindow, widget, factory]);
  return {runner, log, error, retry};
}
