import {
  fetchMarkdown,
  getMarkdownUrl,
  notInMarkdown,
  notSearched,
  useCopy,
  usePageMenuData,
  type Assistant,
} from '@developer-docs/docusaurus-theme-markdown/client';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/PageMenu';
import clsx from 'clsx';
import {useEffect, useRef, type FocusEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A menu that copies a page as Markdown and links to its Markdown file. It's a disclosure with links rather than an
 * ARIA menu, so it works without JavaScript. In that case, only the copy button is hidden.
 */
export default function PageMenu({page, links, className}: Props): ReactNode {
  const {assistants, links: siteLinks, hasLlmsTxt} = usePageMenuData();
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(menu);

  const markdownUrl = getMarkdownUrl(page ?? pathname, siteConfig.baseUrl);
  const onBlur = ({relatedTarget, currentTarget}: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details
      ref={menu}
      className={clsx('theme-page-menu', styles.menu, className)}
      // The menu isn't content: it's excluded from search and from Markdown files.
      {...notSearched}
      {...notInMarkdown}
      onBlur={onBlur}
    >
      <summary>
        <Translate id="theme.PageMenu.label" description="The label of the page menu">
          Page menu
        </Translate>
      </summary>
      <ul>
        <CopyItem markdownUrl={markdownUrl} />
        <li>
          <a href={markdownUrl}>
            <Translate id="theme.PageMenu.view" description="The link in the page menu to the page's Markdown file">
              View as Markdown
            </Translate>
          </a>
        </li>
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <a
              href={getAssistantUrl(assistant, siteConfig.url + markdownUrl)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Translate
                id="theme.PageMenu.openInAssistant"
                description="The link in the page menu that opens the page in an AI assistant"
                values={{name: assistant.name}}
              >
                {'Open in {name}'}
              </Translate>
            </a>
          </li>
        ))}
        {(links ?? siteLinks).map(({label, href, download}) => (
          <li key={href}>
            <a href={withBaseUrl(href)} download={download}>
              {label}
            </a>
          </li>
        ))}
        {hasLlmsTxt && (
          <li>
            <a href={withBaseUrl('/llms.txt')}>
              <Translate id="theme.PageMenu.index" description="The link in the page menu to llms.txt">
                Index for AI agents (llms.txt)
              </Translate>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}

/** The menu item that copies the page, and its result. */
function CopyItem({markdownUrl}: {readonly markdownUrl: string}): ReactNode {
  const [result, copy] = useCopy();
  return (
    <li className={styles.copy}>
      <button type="button" onClick={() => copy(fetchMarkdown(markdownUrl))}>
        <Translate id="theme.PageMenu.copy" description="The button in the page menu that copies the page as Markdown">
          Copy page
        </Translate>
      </button>
      <span role="status">
        {result === 'copied' && (
          <Translate id="theme.PageMenu.copied" description="The message in the page menu after the page was copied">
            Copied as Markdown
          </Translate>
        )}
        {result === 'failed' && (
          <Translate
            id="theme.PageMenu.copyFailed"
            description="The message in the page menu if the page couldn't be copied"
          >
            Couldn’t copy the page. View it as Markdown instead.
          </Translate>
        )}
      </span>
    </li>
  );
}

/** Returns the URL that opens an assistant with a prompt about a Markdown file. */
function getAssistantUrl(assistant: Assistant, url: string): string {
  const prompt = translate(
    {
      id: 'theme.PageMenu.prompt',
      message: 'Read {url} so that I can ask questions about it.',
      description: 'The prompt that the page menu passes to an AI assistant',
    },
    {url},
  );
  return assistant.url.replace('{prompt}', () => encodeURIComponent(prompt));
}

/** Closes the menu when the reader clicks outside it or presses Escape. */
function useCloseOnLeave(menu: {readonly current: HTMLDetailsElement | null}): void {
  useEffect(() => {
    const onPointerDown = ({target}: PointerEvent) => {
      if (menu.current !== null && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || menu.current?.open !== true) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [menu]);
}
