import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import PageList from '@site/src/components/PageList';
import styles from './styles.module.css';

interface TopicsProps {
  /** Where the pages of the HTTP API are, without a slash at the end. */
  readonly api: string;
  /** Where those of the widget are. */
  readonly sdk: string;
}

/** What readers come for, and the pages that have it. */
const topics = ({api, sdk}: TopicsProps) => [
  {
    name: 'Make designs',
    pages: [
      {label: 'From a prompt', href: `${api}/core-api/designs-from-prompt`},
      {label: 'From your content', href: `${api}/core-api/designs-from-content`},
      {label: 'Choose a variant', href: `${api}/core-api/get-design-variants`},
      {label: 'Design types and sizes', href: `${api}/common/design-types`},
    ],
  },
  {
    name: 'Know your users',
    pages: [
      {label: 'Users and plans', href: `${api}/user-management-api/user-overview`},
      {label: 'Read a brand from a website', href: `${api}/user-management-api/extract-brand`},
      {label: 'Set a brand', href: `${api}/user-management-api/set-brand`},
      {label: 'Languages', href: `${api}/common/supported-languages`},
    ],
  },
  {
    name: 'Embed the widget',
    pages: [
      {label: 'Install and configure', href: `${sdk}/installation-config`},
      {label: 'Authentication', href: `${sdk}/authentication`},
      {label: 'Functions, events and errors', href: `${sdk}/widget-functions-events`},
      {label: 'Complete applications', href: `${sdk}/sample-usage`},
    ],
  },
  {
    name: 'Look it up',
    pages: [
      {label: 'Error codes', href: `${api}/overview#errors`},
      {label: 'Limits', href: `${api}/overview#limits`},
      {label: 'Webhooks', href: `${api}/overview#webhooks`},
      {label: 'Core API in one page', href: `${api}/swagger/core-api`},
    ],
  },
];

/** The ways on from the home page. */
export default function Topics(props: TopicsProps): ReactNode {
  return (
    <div className={styles.topics}>
      {topics(props).map(({name, pages}) => (
        <section key={name}>
          <Heading as="h2" className={styles.topic}>
            {name}
          </Heading>
          <PageList pages={pages} />
        </section>
      ))}
    </div>
  );
}
