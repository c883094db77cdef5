import {PageList} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface TopicsProps {
  /** Path of the API documentation, without a trailing slash. */
  readonly apiPath: string;
  /** Path of the UI SDK documentation, without a trailing slash. */
  readonly sdkPath: string;
}

const getTopics = ({apiPath, sdkPath}: TopicsProps) => [
  {
    title: 'Create designs',
    pages: [
      {label: 'From a prompt', href: `${apiPath}/core-api/designs-from-prompt`},
      {label: 'From your content', href: `${apiPath}/core-api/designs-from-content`},
      {label: 'Choose a variant', href: `${apiPath}/core-api/get-design-variants`},
      {label: 'Design types and sizes', href: `${apiPath}/common/design-types`},
    ],
  },
  {
    title: 'Manage users and brands',
    pages: [
      {label: 'Users and plans', href: `${apiPath}/user-management-api/user-overview`},
      {label: 'Extract a brand from a website', href: `${apiPath}/user-management-api/extract-brand`},
      {label: 'Set a brand', href: `${apiPath}/user-management-api/set-brand`},
      {label: 'Supported languages', href: `${apiPath}/common/supported-languages`},
    ],
  },
  {
    title: 'Embed the widget',
    pages: [
      {label: 'Installation and configuration', href: `${sdkPath}/installation-config`},
      {label: 'Authentication', href: `${sdkPath}/authentication`},
      {label: 'Functions, events, and errors', href: `${sdkPath}/widget-functions-events`},
      {label: 'Sample applications', href: `${sdkPath}/sample-usage`},
    ],
  },
  {
    title: 'Reference',
    pages: [
      {label: 'Error codes', href: `${apiPath}/overview#errors`},
      {label: 'Rate limits and other limits', href: `${apiPath}/overview#limits`},
      {label: 'Webhooks', href: `${apiPath}/overview#webhooks`},
      {label: 'Core API reference', href: `${apiPath}/swagger/core-api`},
    ],
  },
];

/** Links to the most visited pages by topic. */
export function Topics(props: TopicsProps): ReactNode {
  return (
    <div className={styles.topics}>
      {getTopics(props).map(({title, pages}) => (
        <section key={title}>
          <Heading as="h2" className={styles.topic}>
            {title}
          </Heading>
          <PageList pages={pages} />
        </section>
      ))}
    </div>
  );
}
