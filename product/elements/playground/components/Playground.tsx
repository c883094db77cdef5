import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/widget-playground/default/playground.json';
import {loadSandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import {Message, panelClassName, PanelHeader, useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import type {PlaygroundData, PlaygroundModel, Setup} from '../client/model';
import {findSetup} from '../client/program';
import {findSdk, Runner} from '../client/runner';
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
  const {value: sandbox, error, retry} = useLoaded(loadSandbox);
  const [frame, setFrame] = useState<Window>();
  const [runner, setRunner] = useState<Runner>();
  const output = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sandbox === undefined || frame === undefined) {
      return undefined;
    }
    const newRunner = new Runner({frame, sandbox, model});
    setRunner(newRunner);
    return () => {
      newRunner.destroy();
      setRunner(undefined);
    };
  }, [sandbox, frame, model]);
  return (
    <div className={styles.content}>
      <div className={styles.program}>
        {error !== undefined && <Message onRetry={retry}>{error}</Message>}
        <ProgramPanel
          key={entry}
          model={model}
          setup={setup}
          runner={runner}
          onRun={() => output.current?.scrollIntoView({block: 'nearest'})}
        />
      </div>
      <div ref={output} className={styles.output}>
        <WidgetFrame url={frameUrl} model={model} onLoad={setFrame} />
        {runner !== undefined && <Log log={runner.log} onNavigate={onClose} />}
      </div>
    </div>
  );
}

interface WidgetFrameProps {
  readonly url: string;
  readonly model: PlaygroundModel;
  /** Called when the widget's script has run. */
  readonly onLoad: (frame: Window) => void;
}

/** The frame in which the widget runs. */
function WidgetFrame({url, model, onLoad}: WidgetFrameProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      {hasFailed && (
        <Message
          onRetry={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          The widget couldn’t be loaded. Check your connection, then retry.
        </Message>
      )}
      <iframe
        key={attempt}
        className={styles.frame}
        title="Widget"
        src={url}
        hidden={hasFailed}
        onLoad={({currentTarget}) => {
          const {contentWindow, contentDocument} = currentTarget;
          // The browser's error page has another origin, so its window isn't accessible.
          if (contentWindow === null || contentDocument === null || findSdk(contentWindow, model) === undefined) {
            setHasFailed(true);
          } else {
            onLoad(contentWindow);
          }
        }}
      />
    </>
  );
}
