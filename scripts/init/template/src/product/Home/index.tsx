import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {apis} from './apis';
import styles from './styles.module.css';

/** The home page: an introduction, and a card for each API. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  return (
    <Layout description={`${siteConfig.tagline} Developer documentation of ${brand}: guides and API reference.`}>
      <main className={styles.page}>
        <Heading as="h1" className={styles.title}>
          {brand} developer documentation
        </Heading>
        <p className={styles.lead}>{siteConfig.tagline}</p>
        <ul className={styles.cards}>
          {apis.map(({id, title, description}) => (
            <li key={id}>
              <Link className={clsx('card frame', styles.card)} to={`/docs/${slug}-api/${id}/overview`}>
                <span className={styles.cardTitle}>{title}</span>
                <span className={styles.cardDescription}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.links}>
          <Link to="/docs/intro">Get started</Link>
          <Link to="/docs">Browse the documentation</Link>
        </p>
      </main>
    </Layout>
  );
}
