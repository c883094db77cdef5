import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Json} from '@developer-docs/internal';
import CodeBlock from '@site/src/components/CodeBlock';
import {formatJson, type FindFieldUrl} from '../../client/console/highlight';
import controls from './controls.module.css';

interface JsonBlockProps {
  readonly value: Json;
  /** Finds the documentation of fields. Must be memoized. */
  readonly findUrl?: FindFieldUrl;
}

/** Formatted, highlighted JSON. */
export default function JsonBlock({value, findUrl}: JsonBlockProps): ReactNode {
  const html = useMemo(() => formatJson(value, findUrl), [value, findUrl]);
  return (
    <div className={clsx(controls.code, controls.json)}>
      <CodeBlock language="json" html={html} />
    </div>
  );
}
