import {usePageMenuData} from '@developer-docs/docusaurus-theme-markdown/client';
import {useLocation} from '@docusaurus/router';
import InitialDocBreadcrumbs from '@theme-init/DocBreadcrumbs';
import PageMenu from '@theme/PageMenu';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Adds the page menu next to the breadcrumbs. This component was chosen for two reasons. It's the first element of docs
 * and of generated category pages, and it's mounted even where it renders nothing, for example with `breadcrumbs:
 * false`.
 *
 * `@theme-init` is the component of theme-classic. In a theme, `@theme-original` would be this file. A component in
 * the site's src/theme replaces this one: if it wraps `@theme-original/DocBreadcrumbs`, the menu remains, and if it's
 * an ejected copy, it can render <PageMenu /> itself.
 */
export default function DocBreadcrumbs(props: object): ReactNode {
  const {docs} = usePageMenuData();
  const {pathname} = useLocation();
  if (!docs) return <InitialDocBreadcrumbs {...props} />;
  return (
    <div className={styles.header}>
      <InitialDocBreadcrumbs {...props} />
      {/* The key closes the menu when the reader navigates to another page. */}
      <PageMenu key={pathname} className={styles.menu} />
    </div>
  );
}
