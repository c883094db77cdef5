import {Field, loadSampleCode, useLoaded} from '@developer-docs/docusaurus-theme-openapi/console';
import {escapeHtml, isObject, type JsonObject} from '@developer-docs/utils';
import data from '@generated/widget-playground/default/playground.json';
import {CodeBlock} from '@site/src/components/CodeBlock';
import {useEffect, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
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
  /** Absent while the widget is loading. */
  readonly runner: Runner | undefined;
  /** Called when the reader runs the setup. */
  readonly onRun: () => void;
}

/** The example to run, its options as JSON, and the corresponding code. */
export function SetupPanel({widget, factory, entry, onSelect, runner, onRun}: SetupPanelProps): ReactNode {
  const {setups} = widget;
  const [, kind = '', name = ''] = /^(\w+)-(.+)$/.exec(entry) ?? [];
  const setup = setups[kind as keyof Setups]?.[name] ?? {};
  const code = writeCode(factory, setup, kind === 'event' ? name : undefined);
  const {value: samples} = useLoaded(loadSampleCode);
  const [text, setText] = useState(() => formatOptions(widget, setup));
  const options = parseOptions(text);
  const {run, isRunning} = useRun(runner, setup, options);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (run !== undefined) {
      onRun();
      void run();
    }
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field label="Example" value={entry} options={listOptions(setups)} onChange={onSelect} />
      {setup.note !== undefined && <p className="alert alert--info">{setup.note}</p>}
      <div className={styles.code}>
        <CodeBlock language="javascript" html={samples?.highlight(code, 'javascript') ?? escapeHtml(code)} />
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
        <button type="submit" className="button button--primary" aria-disabled={run === undefined}>
          {isRunning ? 'Running…' : 'Run'}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setText(formatOptions(widget, setup))}
        >
          Reset
        </button>
        <small>Recreates the widget and makes the calls.</small>
      </div>
      <small>
        In the code, <code>options</code> is the JSON above, and <code>getToken</code> fetches a user token from your
        server. The widget runs in your browser with a simulated API. Nothing is sent over the network, and requests
        finish sooner than in the API.
      </small>
    </form>
  );
}

/**
 * Runs a setup without its calls when the widget is loaded. The returned function runs it with its calls. It's absent
 * while the widget is loading, and if the options are invalid.
 */
function useRun(runner: Runner | undefined, setup: Setup, options: JsonObject | undefined) {
  const [isRunning, setRunning] = useState(false);
  const initial = useRef([setup, options ?? {}, false] as const);
  useEffect(() => {
    void runner?.run(...initial.current);
  }, [runner]);
  if (runner === undefined || options === undefined) return {isRunning};
  const run = async () => {
    setRunning(true);
    await runner.run(setup, options, true);
    setRunning(false);
  };
  return {run, isRunning};
}

/** Lists the examples to select from, with their labels. */
const listOptions = (setups: Setups): [value: string, label: string][] => [
  ['', 'Default options'],
  ...Object.entries(setups).flatMap(([group, entries]) =>
    Object.keys(entries).map((key): [string, string] => [`${group}-${key}`, `${group} ${key}`]),
  ),
];

/** Writes the code that creates the widget and makes the calls. Later calls can use the `result` of the first one. */
function writeCode(factory: string, {calls = []}: Setup, event: string | undefined): string {
  const lines = calls.map((call) => data.code[call] ?? '');
  const usesResult = lines.some((line) => /\bresult\./.test(line));
  return [
    `const widget = DesignWidget.${factory}({...options, getToken});`,
    ...(event === undefined ? [] : [`widget.on('${event}', (event) => console.log(event));`]),
    'await widget.whenReady();',
    ...lines.map((line, index) => (index === 0 && usesResult ? `const result = ${line}` : line)),
  ].join('\n');
}

/** Formats the options of a setup as JSON. The widget starts in the site's color mode. */
function formatOptions(widget: PlaygroundWidget, setup: Setup): string {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const options = {container: '#designer', ...widget.options, theme, ...setup.options};
  return JSON.stringify(options, (_, value: unknown) => value ?? undefined, 2);
}

function parseOptions(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
