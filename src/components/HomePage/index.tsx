import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface HomePageProps {
  /** The page's description for search engines. */
  readonly description: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** The link that most readers should follow first. */
  readonly action: {readonly href: string; readonly label: string};
  /** Links to the parts of the documentation. */
  readonly cards: readonly {readonly href: string; readonly title: string; readonly description: string}[];
  readonly links: readonly {readonly href: string; readonly label: string}[];
  /** An example, which appears next to the introduction in wide windows. */
  readonly children?: ReactNode;
}

/** A home page with an introduction and links to the parts of the documentation. */
export default function HomePage({description, title, lead, action, cards, links, children}: HomePageProps): ReactNode {
  return (
    <Layout description={description}>
      <main className={clsx(styles.page, children !== undefined && styles.withExample)}>
        <div>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.links}>
            <Link className="button button--primary button--lg" to={action.href}>
              {action.label}
            </Link>
            {links.map(({href, label}) => (
              <Link key={href} to={href}>
                {label}
              </Link>
            ))}
          </p>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.href}>
                <Link className={clsx('card', styles.card)} to={card.href}>
                  <span className={styles.cardTitle}>{card.title}</span>
                  <span className={styles.cardDescription}>{card.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </main>
    </Layout>
  );
}
