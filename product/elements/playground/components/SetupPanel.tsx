import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import data from '@generated/widget-playground/default/playground.json';
import CodeBlock from '@site/src/components/CodeBlock';
import {Field, highlightSample, LoadError} from '@developer-docs/docusaurus-theme-openapi/console';
import type {Runner} from '../client/runner';
import type {PlaygroundWidget, Setup, Setups} from '../setups/model';
import styles from './Playground.module.css';

interface SetupPanelProps {
  readonly widget: PlaygroundWidget;
  /** The name of the function that creates the widget. */
  readonly factory: string;
  /** The reference entry to demonstrate, such as `event-ready`. */
  readonly entry: string;
  readonly onSelect: (entry: string) => void;
  /** Absent while the sandbox or the widget is loading. */
  readonly runner: Runner | undefined;
  /** Why the sandbox or the widget couldn't be loaded. */
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  /** Reloads the page after a deploy. */
  readonly onReload: () => void;
  /** Called when the reader runs the setup. */
  readonly onRun: () => void;
}

/** The example to run, its options as JSON, and the corresponding code. */
export default function SetupPanel(props: SetupPanelProps): ReactNode {
  const {widget, factory, entry, onSelect, runner, error, onRetry, onReload, onRun} = props;
  const setup = findSetup(widget, entry);
  const [text, setText] = useState(() => formatOptions(widget, setup));
  const [isRunning, setRunning] = useState(false);
  const options = parseOptions(text);
  const run = async () => {
    if (runner === undefined || options === undefined) return;
    setRunning(true);
    onRun();
    await runner.run({setup, options});
    setRunning(false);
  };
  const initialProgram = useRef({setup, options: options ?? {}});
  useEffect(() => {
    void runner?.run(initialProgram.current, false);
  }, [runner]);
  const [, event] = /^event-(.+)$/.exec(entry) ?? [];
  const code = [
    `const widget = DesignWidget.${factory}({...options, getToken});`,
    ...(event === undefined ? [] : [`widget.on('${event}', (event) => console.log(event));`]),
    'await widget.whenReady();',
    ...(setup.calls === undefined ? [] : [data.code[setup.calls]]),
  ].join('\n');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {error !== undefined && <LoadError {...{error, onRetry, onReload}} />}
      <EntryField setups={widget.setups} entry={entry} onSelect={onSelect} />
      {setup.note !== undefined && <p className={styles.note}>{setup.note}</p>}
      <div className={styles.code}>
        <CodeBlock language="javascript" html={highlightSample(code, 'javascript')} />
      </div>
      <Field
        label="Options"
        type="JSON"
        value={text}
        rows={text.split('\n').length + 1}
        error={options === undefined ? 'Enter a JSON object, such as {"theme": "dark"}.' : undefined}
        onChange={setText}
      />
      <div className={styles.actions}>
        <button
          type="submit"
          className="button button--primary"
          aria-disabled={runner === undefined || options === undefined}
        >
          {isRunning ? 'Running…' : 'Run'}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setText(formatOptions(widget, setup))}
        >
          Reset
        </button>
        <span className={styles.hint}>Recreates the widget and makes the calls.</span>
      </div>
      <p className={styles.hint}>
        In the code, <code>options</code> is the JSON above, and <code>getToken</code> fetches a user token from your
        server. The widget runs in your browser, in the same sandbox as the requests in this documentation. Nothing is
        sent over the network, and requests finish sooner than in the API.
      </p>
    </form>
  );
}

/**
 * Finds the setup for a reference entry.
 *
 * @param entry - A kind and a name, such as `function-generate`.
 */
function findSetup({setups}: PlaygroundWidget, entry: string): Setup {
  const [, kind = '', name = ''] = /^(\w+)-(.+)$/.exec(entry) ?? [];
  return Object.hasOwn(setups, kind) ? (setups[kind as keyof Setups][name] ?? {}) : {};
}

/** The labels of the groups of setups. */
const groups = {function: 'Functions', event: 'Events', error: 'Errors', option: 'Options'} as const;

interface EntryFieldProps {
  readonly setups: Setups;
  readonly entry: string;
  readonly onSelect: (entry: string) => void;
}

function EntryField({setups, entry, onSelect}: EntryFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.example}>
      <label htmlFor={id}>Example</label>
      <select id={id} value={entry} onChange={({target}) => onSelect(target.value)}>
        <option value="">Default options</option>
        {Object.entries(groups).map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {Object.keys(setups[kind as keyof Setups]).map((name) => (
              <option key={name} value={`${kind}-${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Formats the options of a setup as JSON. The widget starts in the site's color mode. */
function formatOptions(widget: PlaygroundWidget, setup: Setup): string {
  const theme = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  return JSON.stringify({container: '#designer', ...widget.options, theme, ...setup.options}, undefined, 2);
}

function parseOptions(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
