import {PageList} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import topics from './topics.json';
import styles from './styles.module.css';

interface TopicsProps {
  /** The path of each section of the documentation, without a trailing slash. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Links to the most visited pages by topic. */
export function Topics({paths}: TopicsProps): ReactNode {
  return (
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
  );
}
