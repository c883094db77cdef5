import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {HomeExample} from '@site/plugins/content/client';
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
export default function Home({example}: {readonly example: HomeExample}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  return (
    <Layout
      description={`${siteConfig.tagline} Developer documentation of ${brand}: an HTTP API for your server and a widget for your page.`}
    >
      <main className={styles.page}>
        <div className={styles.introduction}>
          <Heading as="h1" className={styles.title}>
            From one prompt to designs people can edit
          </Heading>
          <p className={styles.lead}>
            {brand} is for platforms whose users need posts, banners, and flyers. It writes the text, makes the
            pictures, and lays them out in each user’s brand. Nothing comes back flat: every block stays editable.
          </p>
          <ul className={styles.products}>
            <ProductCard
              to={`/docs/${slug}-api/overview`}
              title="HTTP API"
              description="Your server sends a prompt and shows the designs in your own interface."
            />
            <ProductCard
              to={`/docs/${slug}-ui-sdk/overview`}
              title="UI SDK"
              description="A widget in your page: people generate and edit designs without leaving it."
            />
          </ul>
          <p className={styles.links}>
            <Link to="/docs/intro">Make a first design in five minutes</Link>
            <Link to="/docs">See all the documentation</Link>
          </p>
        </div>
        <Example example={example} />
        <Topics apiPath={`/docs/${slug}-api`} sdkPath={`/docs/${slug}-ui-sdk`} />
      </main>
    </Layout>
  );
}
