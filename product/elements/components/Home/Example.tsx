import {escapeHtml} from '@developer-docs/utils';
import Link from '@docusaurus/Link';
import type {HomeExample} from '@site/product/elements/home-example';
import {CodeBlock} from '@site/src/components/CodeBlock';
import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import styles from './styles.module.css';

/** The state of a request that the reader runs. */
interface Run {
  readonly state: 'running' | 'finished' | 'failed';
  /** The current status of the request, or an error message. */
  readonly message: string;
}

interface ExampleProps {
  readonly example: HomeExample;
  /** URL path of the folder with the API's pages. */
  readonly apiPath: string;
}

/**
 * An example request, its statuses, and the resulting design's variants. Readers can change the prompt and run the
 * request in the sandbox, whose code is loaded on demand.
 */
export function Example({example, apiPath}: ExampleProps): ReactNode {
  const {statuses, body, requestHtml} = example;
  const [prompt, setPrompt] = useState(body.prompt);
  const {run, variants, start} = useRun(example);
  const input = useRef<HTMLInputElement>(null);
  const promptId = useId();
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await start(prompt))) input.current?.focus();
  };
  return (
    <section className={styles.example} aria-label="Example request and the resulting design variants">
      <CodeBlock
        language="bash"
        title="POST /designs/from-prompt"
        html={requestHtml.replace(quotePrompt(body.prompt), () => quotePrompt(prompt))}
        className={styles.request}
      />
      <form className={styles.prompt} onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor={promptId} className="visually-hidden">
          Prompt
        </label>
        <input ref={input} id={promptId} type="text" value={prompt} onChange={({target}) => setPrompt(target.value)} />
        <button type="submit" className="button button--primary" aria-disabled={run?.state === 'running'}>
          Run
        </button>
        <p role="status" className={run?.state === 'failed' ? styles.failure : 'visually-hidden'}>
          {run?.message}
        </p>
      </form>
      <div className={styles.step}>
        <Link to={`${apiPath}/core-api/get-request-status`} className={styles.operation ?? ''}>
          {'GET /requests/{requestId}'}
        </Link>
        <Statuses statuses={statuses} current={run?.state === 'running' ? run.message : undefined} />
      </div>
      <div className={styles.step}>
        <Link to={`${apiPath}/core-api/get-design-variants`} className={styles.operation ?? ''}>
          {'GET /designs/{designId}/variants'}
        </Link>
      </div>
      <Variants variants={variants} />
    </section>
  );
}

interface StatusesProps {
  readonly statuses: readonly string[];
  /** The status of a request that is running. */
  readonly current: string | undefined;
}

function Statuses({statuses, current}: StatusesProps): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.statuses)} aria-label="Statuses of the request">
      {statuses.map((status) => (
        <li key={status}>
          <code aria-current={status === current ? 'step' : undefined}>{status}</code>
        </li>
      ))}
    </ol>
  );
}

function Variants({variants}: Pick<HomeExample, 'variants'>): ReactNode {
  return (
    <ul className="clean-list design-list design-list--top">
      {variants.map(({id, variesBy, image: {src, width, height, alt}}, index) => (
        <li key={id}>
          <img className="design" src={src} width={width} height={height} alt={`Variant ${index + 1}. ${alt}`} />
          <p>
            <code>{id.slice(0, 8)}…</code> differs in {variesBy}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Runs the example with another prompt. `start` returns whether the request didn't fail. */
function useRun(example: HomeExample) {
  const [run, setRun] = useState<Run>();
  const [variants, setVariants] = useState(example.variants);
  const start = async (prompt: string): Promise<boolean> => {
    if (run?.state === 'running') return true;
    setRun({state: 'running', message: ''});
    try {
      const {runExample} = await import(/* webpackChunkName: "sandbox-example" */ './run-example');
      const changed = {...example, body: {...example.body, prompt}};
      setVariants(await runExample(changed, (message) => setRun({state: 'running', message})));
      setRun({state: 'finished', message: 'succeeded'});
      return true;
    } catch (error) {
      setRun({state: 'failed', message: error instanceof Error ? error.message : 'The sandbox couldn’t be loaded.'});
      return false;
    }
  };
  return {run, variants, start};
}

/** Quotes the prompt as in the highlighted cURL command, in which quotation marks aren't escaped. */
const quotePrompt = (prompt: string) =>
  escapeHtml(JSON.stringify(prompt).replaceAll("'", String.raw`'\''`))
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");
