import {useEffect, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {copyMarkdown, type PageMenuData} from '../../client/page-menu';
import styles from './styles.module.css';

const messages = {
  copied: 'Copied as Markdown',
  failed: 'Couldn’t copy the page. View it as Markdown instead.',
} as const;

interface PageMenuProps {
  /** URL path of the page, including the base URL. */
  readonly page: string;
  /** ID of the OpenAPI document that describes the page's topic. By default, the menu offers all documents. */
  readonly openApiDocumentId?: string | undefined;
}

/**
 * A menu to copy a page, with links to its Markdown twin, OpenAPI document, and `llms.txt`. Links work without
 * JavaScript.
 */
export function PageMenu({page, openApiDocumentId}: PageMenuProps): ReactNode {
  const {openApiDocumentIds} = usePluginData('output') as PageMenuData;
  const menu = useRef<HTMLDetailsElement>(null);
  const [result, setResult] = useState<keyof typeof messages>();
  const baseUrl = useBaseUrl('/');
  const markdownUrl = `${page}.md`;

  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onPointerDown = ({target}: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || menu.current?.open !== true) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const onBlur = ({relatedTarget, currentTarget}: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const onToggle = () => {
    setResult(undefined);
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      data-search="none"
      // Excludes the menu from tools that compare a page with its Markdown.
      data-markdown-ignore=""
      onToggle={onToggle}
      onBlur={onBlur}
    >
      <summary>Page menu</summary>
      <ul>
        <li className={styles.copy}>
          <button
            type="button"
            onClick={() =>
              void copyMarkdown(markdownUrl).then((isCopied) => {
                setResult(isCopied ? 'copied' : 'failed');
              })
            }
          >
            Copy page
          </button>
          <span role="status">{result && messages[result]}</span>
        </li>
        <li>
          <a href={markdownUrl}>View as Markdown</a>
        </li>
        {(openApiDocumentId === undefined ? openApiDocumentIds : [openApiDocumentId]).map((id) => (
          <li key={id}>
            <a href={`${baseUrl}openapi/${id}.yaml`} download={`${id}.yaml`}>
              Download OpenAPI document: {id}
            </a>
          </li>
        ))}
        <li>
          <a href={`${baseUrl}llms.txt`}>Index for AI agents (llms.txt)</a>
        </li>
      </ul>
    </details>
  );
}
