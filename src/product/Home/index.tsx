import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {HomeExample} from '@site/plugins/product/client';
import Example from './Example';
import Topics from './Topics';
import styles from './styles.module.css';

interface ProductCardProps {
  readonly to: string;
  readonly title: string;
  readonly description: string;
}

function ProductCard({to, title, description}: ProductCardProps): ReactNode {
  return (
    <li>
      <Link className={clsx('card frame', styles.product)} to={to}>
        <span className={styles.productTitle}>{title}</span>
        <span className={styles.productDescription}>{description}</span>
      </Link>
    </li>
  );
}

/** The home page: an introduction, links to the API and the UI SDK, an example request, and links by topic. */
export default function Home({data}: {readonly data: HomeExample}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  return (
    <Layout
      description={`${siteConfig.tagline} Developer documentation for the ${brand} HTTP API and the embeddable UI SDK widget.`}
    >
      <main className={styles.page}>
        <div className={styles.introduction}>
          <Heading as="h1" className={styles.title}>
            Turn a prompt into designs that your users can edit
          </Heading>
          <p className={styles.lead}>
            Add design creation to your product with {brand}. Send a prompt or your own content, and get social posts,
            banners, ads, and flyers in each user’s brand. Every design comes in several variants, and its text and
            images stay editable.
          </p>
          <ul className={styles.products}>
            <ProductCard
              to={`/docs/${slug}-api/overview`}
              title="HTTP API"
              description="Create designs from your server, and show them in your own UI."
            />
            <ProductCard
              to={`/docs/${slug}-ui-sdk/overview`}
              title="UI SDK"
              description="Embed a widget in which your users generate and edit designs."
            />
          </ul>
          <p className={styles.links}>
            <Link to="/docs/intro">Create your first design</Link>
            <Link to="/docs">Browse the documentation</Link>
          </p>
        </div>
        <Example example={data} />
        <Topics apiPath={`/docs/${slug}-api`} sdkPath={`/docs/${slug}-ui-sdk`} />
      </main>
    </Layout>
  );
}
