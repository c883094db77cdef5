import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import PageList from '@site/src/components/PageList';
import PageMenu from '@site/plugins/output/markdown-twins/components/PageMenu';
import type {OutsideSection} from '@site/plugins/content/docs/outside-pages-types';
import {sectionsOf, type Section} from './sections';
import styles from './styles.module.css';

function SectionCard({section}: {readonly section: Section}): ReactNode {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.sectionTitle}>
        {section.label}
      </Heading>
      {section.description !== undefined && <p className={styles.sectionText}>{section.description}</p>}
      <PageList pages={section.items} />
    </section>
  );
}

interface DocsHomeProps {
  readonly outside: readonly OutsideSection[];
  /** All docs with their descriptions. */
  readonly docs: PropVersionDocs;
}

/** The docs root: a map of the documentation, made from the sidebar and the table of the pages outside it. */
export default function DocsHome({outside, docs}: DocsHomeProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const brand = siteConfig.customFields?.brand as string;
  const {start, sections} = sectionsOf(useDocsSidebar()?.items ?? [], outside, docs);
  return (
    <>
      <PageMetadata
        title="Documentation"
        description={`Every page of the ${brand} documentation by section: the HTTP API, the UI SDK, shared values, and the OpenAPI documents.`}
      />
      <div className="page-header">
        <PageMenu page={useBaseUrl('/docs')} />
      </div>
      <div className="markdown">
        <Heading as="h1">Documentation</Heading>
        {start.map(({label, href, description}) => (
          <p key={href} className={styles.start}>
            <Link to={href}>{label}</Link>
            {description !== undefined && <span>{description}</span>}
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
