import {useEffect, useMemo, useState, type ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {highlightSample, LoadError} from '@developer-docs/docusaurus-theme-openapi/console';
import {quote} from '../client/expression';
import type {PlaygroundModel, Setup} from '../client/model';
import {createProgram, formatProgram, type Program} from '../client/program';
import {reloadPlayground, takeProgramBeforeReload} from '../client/reload';
import type {Runner} from '../client/runner';
import {CallFields, OptionFields, SimulationFields} from './ProgramFields';
import styles from './Playground.module.css';

/** The delay before changed options are applied, in milliseconds. */
const applyDelayMs = 400;

interface ProgramPanelProps {
  /** The reference entry that the program demonstrates. */
  readonly entry: string;
  readonly model: PlaygroundModel;
  readonly setup: Setup;
  /** Absent while the sandbox or the widget is loading. */
  readonly runner: Runner | undefined;
  /** Why the sandbox or the widget couldn't be loaded. */
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  /** Called when the reader runs the program. */
  readonly onRun: () => void;
}

/** Controls for calls, options, and simulated problems, and the corresponding code. */
export default function ProgramPanel(props: ProgramPanelProps): ReactNode {
  const {entry, model, setup, runner, error, onRetry, onRun} = props;
  const [program, setProgram] = useState<Program>(
    () => takeProgramBeforeReload(entry) ?? createProgram(model, setup, {theme: readTheme()}),
  );
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void runner?.apply(program), applyDelayMs);
    return () => clearTimeout(timer);
  }, [runner, program]);
  const change = (changes: Partial<Program>) => setProgram({...program, ...changes});
  const run = async () => {
    if (runner === undefined) {
      return;
    }
    setRunning(true);
    onRun();
    await runner.run(program);
    setRunning(false);
  };
  const code = useMemo(() => formatProgram(model, program), [model, program]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {error !== undefined && (
        <LoadError error={error} onRetry={onRetry} onReload={() => reloadPlayground(entry, program)} />
      )}
      <CallFields
        model={model}
        call={program.calls?.at(-1)}
        onChange={(call) => change({calls: [...(program.calls ?? []).slice(0, -1), call]})}
        onSelect={(name) => setProgram(createProgram(model, model.setups.function[name] ?? {}, program.options))}
      />
      {setup.hint !== undefined && <p className={styles.note}>{setup.hint}</p>}
      <div className={styles.actions}>
        <button type="submit" className="button button--primary" aria-disabled={runner === undefined}>
          {isRunning ? 'Running…' : 'Run'}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setProgram(createProgram(model, setup, {theme: readTheme()}))}
        >
          Reset
        </button>
        <span className={styles.hint}>Recreates the widget and makes the calls.</span>
      </div>
      <div className={styles.code}>
        <CodeBlock language="javascript" html={highlightSample(code, 'javascript')} />
      </div>
      <details open={setup.options !== undefined}>
        <summary>Options ({model.optionEntries.length})</summary>
        <OptionFields model={model} options={program.options} onChange={(options) => change({options})} />
      </details>
      <details open={isSimulating(setup)}>
        <summary>Simulate problems</summary>
        <SimulationFields model={model} program={program} onChange={change} />
      </details>
      <p className={styles.hint}>
        The widget runs in your browser, in the same sandbox as the requests in this documentation. Nothing is sent over
        the network, and requests finish sooner than in the API.
      </p>
    </form>
  );
}

const isSimulating = ({getToken, api, page, prevent}: Setup) =>
  [getToken, api, page, prevent].some((value) => value !== undefined);

/** Reads the site's color mode, in which the widget starts. */
const readTheme = () => quote(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');
