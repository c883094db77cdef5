import Link from '@docusaurus/Link';
import type {PropSidebar, PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useDocsData, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageList} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const getPages = (items: PropSidebar) => items.filter((item): item is PropSidebarItemLink => item.type === 'link');

/** Lists the categories of the sidebars that directly contain pages, in depth-first order. */
const listSections = (items: PropSidebar): PropSidebarItemCategory[] =>
  items.flatMap((item) =>
    item.type === 'category' ? [...(getPages(item.items).length === 0 ? [] : [item]), ...listSections(item.items)] : [],
  );

/** The pages of all categories with the same label. */
function Section({categories}: {readonly categories: readonly PropSidebarItemCategory[]}): ReactNode {
  const [{label, href, description} = {label: ''}] = categories;
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.sectionTitle}>
        {href === undefined ? label : <Link to={href}>{label}</Link>}
      </Heading>
      {description !== undefined && <p className={styles.sectionDescription}>{description}</p>}
      <PageList pages={categories.flatMap(({items}) => getPages(items))} />
    </section>
  );
}

/** The docs root, which lists every page by section. */
export default function DocsHome(): ReactNode {
  const brand = useDocusaurusContext().siteConfig.customFields?.brand as string;
  const {docs, docsSidebars} = useDocsVersion();
  const items = Object.values(docsSidebars).flat();
  const sections = listSections(items);
  const labels = new Set(sections.map(({label}) => label));
  return (
    <>
      <PageMetadata
        title="Documentation"
        description={`All pages of the ${brand} documentation by section: guides, API references, and OpenAPI documents.`}
      />
      <div className="page-header">
        <PageMenu page={useDocsData(undefined).path} />
      </div>
      <div className="markdown">
        <Heading as="h1">Documentation</Heading>
        {getPages(items).map(({label, href, docId}) => (
          <p key={href} className={styles.topLevelPage}>
            <Link to={href}>{label}</Link>
            {docId !== undefined && <span className={styles.description}>{docs[docId]?.description}</span>}
          </p>
        ))}
      </div>
      <div className={styles.sections}>
        {[...labels].map((label) => (
          <Section key={label} categories={sections.filter((category) => category.label === label)} />
        ))}
      </div>
    </>
  );
}
