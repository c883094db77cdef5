import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/widget-playground/default/playground.json';
import {loadSandbox, panelClassName, PanelHeader, useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import {loadFrame} from '../client/load-frame';
import type {PlaygroundData, PlaygroundModel, Setup} from '../client/model';
import {findSetup} from '../client/program';
import {Runner} from '../client/runner';
import Log from './Log';
import ProgramPanel from './ProgramPanel';
import styles from './Playground.module.css';

const {frame: frameFile, widgets} = data as PlaygroundData;

export interface PlaygroundProps {
  /** The function that creates the widget, such as `init`. Default: the first one. */
  readonly factory: string | undefined;
  /** The reference entry to demonstrate, such as `event-ready`. */
  readonly entry: string;
  readonly onClose: () => void;
}

/** A dialog in which the widget runs in the sandbox, with its options, code, calls, and a log of events. */
export default function Playground({factory, entry, onClose}: PlaygroundProps): ReactNode {
  const model = factory === undefined ? Object.values(widgets)[0] : widgets[factory];
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
      {model !== undefined && (
        <Content model={model} entry={entry} setup={findSetup(model, kind, name) ?? {}} onClose={close} />
      )}
    </dialog>,
    document.body,
  );
}

interface ContentProps {
  readonly model: PlaygroundModel;
  /** The reference entry that the setup demonstrates. */
  readonly entry: string;
  readonly setup: Setup;
  readonly onClose: () => void;
}

function Content({model, entry, setup, onClose}: ContentProps): ReactNode {
  const frameUrl = useBaseUrl(frameFile);
  const frame = useRef<HTMLIFrameElement>(null);
  const sandbox = useLoaded(loadSandbox);
  const widget = useLoaded(
    useCallback(() => loadFrame(frame.current as HTMLIFrameElement, frameUrl, model), [frameUrl, model]),
  );
  const failures = [sandbox, widget].filter(({error}) => error !== undefined);
  const [runner, setRunner] = useState<Runner>();
  const output = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sandbox.value === undefined || widget.value === undefined) {
      return undefined;
    }
    const newRunner = new Runner({frame: widget.value, sandbox: sandbox.value, model});
    setRunner(newRunner);
    return () => {
      newRunner.destroy();
      setRunner(undefined);
    };
  }, [sandbox.value, widget.value, model]);
  return (
    <div className={styles.content}>
      <div className={styles.program}>
        <ProgramPanel
          key={entry}
          entry={entry}
          model={model}
          setup={setup}
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
        <iframe ref={frame} className={styles.frame} title="Widget" hidden={widget.value === undefined} />
        {runner !== undefined && <Log log={runner.log} onNavigate={onClose} />}
      </div>
    </div>
  );
}
