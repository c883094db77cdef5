import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import example from '@generated/product-data/default/home.json';
import {PageList} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Example} from './Example';
import topics from './topics.json';
import styles from './styles.module.css';

/** The home page: an introduction, links to the API and the UI SDK, an example request, and links by topic. */
export function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  const apiPath = `/docs/${slug}-api`;
  const sdkPath = `/docs/${slug}-ui-sdk`;
  const paths: Readonly<Record<string, string>> = {api: apiPath, 'ui-sdk': sdkPath};
  return (
    <Layout
      description={`${siteConfig.tagline} Developer documentation for the ${brand} HTTP API and the embeddable UI SDK widget.`}
    >
      <main className={styles.page}>
        <Introduction brand={brand} apiPath={apiPath} sdkPath={sdkPath} />
        <Example example={example} apiPath={apiPath} />
        <div className={styles.topics}>
          {topics.map(({title, section, pages}) => (
            <section key={title}>
              <Heading as="h2" className={styles.topic}>
                {title}
              </Heading>
              <PageList pages={pages.map(({label, path}) => ({label, href: `${paths[section]}/${path}`}))} />
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}

interface IntroductionProps {
  readonly brand: string;
  readonly apiPath: string;
  readonly sdkPath: string;
}

function Introduction({brand, apiPath, sdkPath}: IntroductionProps): ReactNode {
  return (
    <div>
      <Heading as="h1" className={styles.title}>
        Turn a prompt into designs that your users can edit
      </Heading>
      <p className={styles.lead}>
        {`Add design creation to your product with ${brand}. Send a prompt or your own content, and get social posts, banners, ads, and flyers in each user’s brand. Every design comes in several variants, and its text and images stay editable.`}
      </p>
      <p className={styles.links}>
        <Link className="button button--primary button--lg" to="/docs/intro">
          Create your first design
        </Link>
        <Link to="/docs">Browse the documentation</Link>
      </p>
      <ul className={clsx('clean-list', styles.cards)}>
        <Card href={`${apiPath}/overview`} title="HTTP API">
          Create designs from your server, and show them in your own UI.
        </Card>
        <Card href={`${sdkPath}/overview`} title="UI SDK">
          Embed a widget in which your users generate and edit designs.
        </Card>
      </ul>
    </div>
  );
}

interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A link to a part of the documentation. */
function Card({href, title, children}: CardProps): ReactNode {
  return (
    <li>
      <Link className={clsx('card', styles.card)} to={href}>
        <span className={styles.cardTitle}>{title}</span>
        <span className={styles.cardDescription}>{children}</span>
      </Link>
    </li>
  );
}
