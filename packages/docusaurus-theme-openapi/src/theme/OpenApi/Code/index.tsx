import {describeCopyResult, useCopy} from '@developer-docs/docusaurus-theme-openapi/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/OpenApi/Code';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import '@generated/@developer-docs/docusaurus-theme-openapi/default/code.css';
import styles from './styles.module.css';

/** A code block whose content is highlighted HTML, in the colors of the site's Prism themes. */
export default function OpenApiCode({markup, language = 'text'}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [result, copy] = useCopy();
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, 'openapi-code', styles.block)}>
      <pre
        className={styles.pre}
        tabIndex={0}
        role="group"
        aria-label={translate(
          {
            id: 'theme.openapi.code.label',
            message: '{language} code',
            description: 'The accessible name of a code block. {language} is, for example, “JSON”.',
          },
          {language},
        )}
      >
        <code ref={code} className={clsx(`language-${language}`, styles.code)} {...markup} />
      </pre>
      <div className={styles.actions}>
        <span role="status">{describeCopyResult(result)}</span>
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          onClick={() => copy(code.current?.textContent ?? '')}
        >
          {translate({
            id: 'theme.openapi.code.copy',
            message: 'Copy',
            description: 'The button that copies a code block',
          })}
        </button>
      </div>
    </div>
  );
}
