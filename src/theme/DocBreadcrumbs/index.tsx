// Change: pages outside the sidebar also have breadcrumbs, and links to the pages of their section. The first item links to
// the docs root, and the page menu is next to the breadcrumbs. The structured data is JSON, as in later versions of
// Docusaurus, and has a URL for every item.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {usePageMenuData} from '@developer-docs/docusaurus-plugin-markdown/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocLink, DocLinkGroup, ParentMetadata} from '@site/plugins/content/client';
import PageMenu from '@theme/PageMenu';
import styles from './styles.module.css';

/** Metadata of docs that describe operations. */
interface ContractMetadata {
  /** ID of the OpenAPI document. */
  readonly openApi?: string;
}

type Parent = DocLink | PropSidebarBreadcrumbsItem;

export default function DocBreadcrumbs(): ReactNode {
  const metadata = useDocMetadata();
  const docsRoot = {label: 'Docs', href: useBaseUrl('/docs')};
  const sidebarItems = useSidebarBreadcrumbs() ?? [];
  const current = sidebarItems.at(-1);
  const {parents: docParents = sidebarItems.slice(0, -1)} = (metadata ?? {}) as ParentMetadata;
  const {section} = (metadata ?? {}) as ParentMetadata;
  const {openApi} = (metadata ?? {}) as ContractMetadata;
  const parents = [docsRoot, ...docParents];
  const header = (
    <div className="page-header">
      <StructuredData
        parents={parents}
        label={metadata?.title ?? current?.label ?? ''}
        href={metadata?.permalink ?? current?.href ?? ''}
      />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ul className="breadcrumbs">
          {parents.map(({label, href}, index) => (
            <li key={index} className="breadcrumbs__item">
              {href === undefined ? (
                <span className="breadcrumbs__link">{label}</span>
              ) : (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              )}
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{current?.label ?? metadata?.title ?? ''}</span>
          </li>
        </ul>
      </nav>
      {metadata && (
        <DocMenu key={metadata.permalink} page={metadata.permalink} {...(openApi !== undefined && {openApi})} />
      )}
    </div>
  );
  return section === undefined ? (
    header
  ) : (
    <>
      {header}
      <SectionLinks section={section} current={metadata?.permalink ?? ''} />
    </>
  );
}

/** Links to the pages of the section of a doc that isn't in the sidebar. */
function SectionLinks({section, current}: {readonly section: DocLinkGroup; readonly current: string}): ReactNode {
  return (
    <nav className={styles.section} aria-label={section.label}>
      <ul className="pills">
        {section.items.map(({label, href}) => (
          <li key={href}>
            <Link
              className={clsx('pills__item', href === current && 'pills__item--active')}
              to={href}
              {...(href === current && {'aria-current': 'page'})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page menu. On a page about one OpenAPI document, it offers only this document. */
function DocMenu({page, openApi}: {readonly page: string; readonly openApi?: string}): ReactNode {
  const {links} = usePageMenuData();
  return (
    <PageMenu
      page={page}
      {...(openApi !== undefined && {links: links.filter(({href}) => href === `/openapi/${openApi}.yaml`)})}
    />
  );
}

/** Returns the metadata of the doc, or `undefined` on the generated index of a category, which isn't a doc. */
function useDocMetadata() {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- a page is either a doc or not
    return useDoc().metadata;
  } catch {
    return undefined;
  }
}

/**
 * The breadcrumbs for search engines. A category without a page has the URL of its first page, and is omitted on that
 * page.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function StructuredData({parents, label, href}: DocLink & {readonly parents: readonly Parent[]}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const links = parents.flatMap((parent) => {
    const parentHref = 'type' in parent ? findFirstSidebarItemLink(parent) : parent.href;
    return parentHref === undefined || parentHref === href ? [] : [{label: parent.label, href: parentHref}];
  });
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...links, {label, href}].map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.label,
      item: url + link.href,
    })),
  };
  return (
    <Head>
      {/* A label can't end the script, because it contains no `<`. Character references don't work in scripts. */}
      <script type="application/ld+json">{JSON.stringify(list).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}
