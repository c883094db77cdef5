import type {Json} from '@developer-docs/utils';
import OpenApiCode from '@theme/OpenApi/Code';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {highlightJson, type FindFieldUrl} from './highlight-json';
import controls from './controls.module.css';

interface JsonBlockProps {
  readonly value: Json;
  /** Finds the documentation of fields. Must be memoized. */
  readonly findUrl?: FindFieldUrl;
}

/** Formatted, highlighted JSON. */
export function JsonBlock({value, findUrl}: JsonBlockProps): ReactNode {
  const html = useMemo(() => highlightJson(value, findUrl), [value, findUrl]);
  return (
    <div className={clsx(controls.code, controls.json)}>
      <OpenApiCode language="json" markup={{dangerouslySetInnerHTML: {__html: html}}} />
    </div>
  );
}
