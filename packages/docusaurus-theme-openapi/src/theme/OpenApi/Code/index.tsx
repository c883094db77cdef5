import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/OpenApi/Code';
import {getComponentText} from '@developer-docs/docusaurus-theme-openapi/client';
import {copyText} from '@developer-docs/utils';
import '@generated/docusaurus-theme-openapi/default/code.css';
import styles from './styles.module.css';

/** How long the result of copying is displayed, in milliseconds. */
const resultMs = 2000;

/** A code block whose content is highlighted HTML, in the colors of the site's Prism themes. */
export default function OpenApiCode({markup, language = 'text'}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [result, setResult] = useState('');
  const copy = async () => {
    if (code.current === null) return;
    const isCopied = await copyText(code.current);
    setResult(getComponentText(isCopied ? 'code.copied' : 'code.selected'));
    setTimeout(() => setResult(''), resultMs);
  };
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, 'openapi-code', styles.block)}>
      <pre className={styles.pre} tabIndex={0} role="group" aria-label={getComponentText('code.label', {language})}>
        <code ref={code} className={clsx(`language-${language}`, styles.code)} {...markup} />
      </pre>
      <div className={styles.actions}>
        <span role="status">{result}</span>
        <button type="button" className={clsx('clean-btn', styles.button)} onClick={() => void copy()}>
          {getComponentText('code.copy')}
        </button>
      </div>
    </div>
  );
}
