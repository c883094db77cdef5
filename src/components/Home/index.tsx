import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import type {HomeExample} from '@site/plugins/content/home/types';
import Example from './Example';
import Topics from './Topics';
import styles from './styles.module.css';

interface Way {
  readonly to: string;
  readonly name: string;
  readonly what: string;
}

function WayCard({to, name, what}: Way): ReactNode {
  return (
    <li>
      <Link className={clsx('card frame', styles.way)} to={to}>
        <span className={styles.wayName}>{name}</span>
        <span className={styles.wayWhat}>{what}</span>
      </Link>
    </li>
  );
}

/** The home page: what the product is and for whom, the two ways in, one request with what comes back, and ways on. */
export default function Home({example}: {readonly example: HomeExample}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  return (
    <Layout
      description={`${siteConfig.tagline} Developer documentation of ${brand}: an HTTP API for your server and a widget for your page.`}
    >
      <main className={styles.page}>
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            From one prompt to designs people can edit
          </Heading>
          <p className={styles.lead}>
            {brand} is for platforms whose users need posts, banners, and flyers. It writes the text, makes the
            pictures, and lays them out in each user’s brand. Nothing comes back flat: every block stays editable.
          </p>
          <ul className={styles.ways}>
            <WayCard
              to={`/docs/${slug}-api/overview`}
              name="HTTP API"
              what="Your server sends a prompt and shows the designs in your own interface."
            />
            <WayCard
              to={`/docs/${slug}-ui-sdk/overview`}
              name="UI SDK"
              what="A widget in your page: people generate and edit designs without leaving it."
            />
          </ul>
          <p className={styles.start}>
            <Link to="/docs/intro">Make a first design in five minutes</Link>
            <Link to="/docs">See all the documentation</Link>
          </p>
        </div>
        <Example example={example} />
        <Topics api={`/docs/${slug}-api`} sdk={`/docs/${slug}-ui-sdk`} />
      </main>
    </Layout>
  );
}
