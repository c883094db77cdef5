import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import PageList from '@site/src/components/PageList';
import PageMenu from '@theme/PageMenu';
import type {DocLinkGroup} from '@site/plugins/content/client';
import {getSections} from './sections';
import styles from './styles.module.css';

function SectionCard({section}: {readonly section: DocLinkGroup}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.sectionTitle}>
        {section.href === undefined ? section.label : <Link to={section.href}>{section.label}</Link>}
      </Heading>
      {section.description !== undefined && <p className={styles.sectionDescription}>{section.description}</p>}
      <PageList pages={section.items} />
    </section>
  );
}

interface DocsHomeProps {
  readonly sectionsOutsideSidebar: readonly DocLinkGroup[];
}

/** The docs root, which lists every page by section. */
export default function DocsHome({sectionsOutsideSidebar}: DocsHomeProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const brand = siteConfig.customFields?.brand as string;
  const {docs} = useDocsVersion();
  const {topLevelPages, sections} = getSections(useDocsSidebar()?.items ?? [], sectionsOutsideSidebar, docs);
  return (
    <>
      <PageMetadata
        title="Documentation"
        description={`All pages of the ${brand} documentation by section: guides, API references, and OpenAPI documents.`}
      />
      <div className="page-header">
        <PageMenu page={useBaseUrl('/docs')} />
      </div>
      <div className="markdown">
        <Heading as="h1">Documentation</Heading>
        {topLevelPages.map(({label, href, description}) => (
          <p key={href} className={styles.topLevelPage}>
            <Link to={href}>{label}</Link>
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </p>
        ))}
      </div>
      <div className={styles.sections}>
        {sections.map((section) => (
          <SectionCard key={section.label} section={section} />
        ))}
      </div>
    </>
  );
}
