import {useEffect, useRef, useState, type FocusEvent, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {copyMarkdown} from '../../client/copy-markdown';
import type {MenuData} from '../../menu-data';
import styles from './styles.module.css';

const messages = {copied: 'Copied as Markdown', failed: 'Not copied. View it as Markdown instead.'} as const;

interface PageMenuProps {
  /** Address of the page, base URL included. */
  readonly page: string;
  /** The OpenAPI document that the page is about; without one the menu offers all. */
  readonly document?: string | undefined;
}

/** What can be done with a page: copied, read as Markdown, and its contract downloaded. Its links need no script. */
export default function PageMenu({page, document: own}: PageMenuProps): ReactNode {
  const {documents} = usePluginData('markdown-twins') as MenuData;
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<keyof typeof messages>();
  const root = useBaseUrl('/');
  const twin = `${page}.md`;

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onPointer = ({target}: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const onLeave = ({relatedTarget, currentTarget}: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  const onToggle = () => {
    setOpen(menu.current?.open ?? false);
    setResult(undefined);
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      data-search="none"
      // For readers alone: checkers that compare a page with its twin leave it out.
      data-markdown-ignore=""
      onToggle={onToggle}
      onBlur={onLeave}
    >
      <summary>Page menu</summary>
      <ul>
        <li className={styles.copy}>
          <button
            type="button"
            onClick={() =>
              void copyMarkdown(twin).then((done) => {
                setResult(done ? 'copied' : 'failed');
              })
            }
          >
            Copy page
          </button>
          <span role="status">{result && messages[result]}</span>
        </li>
        <li>
          <a href={twin}>View as Markdown</a>
        </li>
        {(own === undefined ? documents : [own]).map((id) => (
          <li key={id}>
            <a href={`${root}openapi/${id}.yaml`} download={`${id}.yaml`}>
              Download OpenAPI: {id}
            </a>
          </li>
        ))}
        <li>
          <a href={`${root}llms.txt`}>Index for agents: llms.txt</a>
        </li>
      </ul>
    </details>
  );
}
