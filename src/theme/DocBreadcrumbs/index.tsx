// Change: a page outside the sidebar has a breadcrumb too, from config/outside-pages.ts.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import OutsideBreadcrumbs from '@site/src/components/OutsideBreadcrumbs';
import type {OutsideMetadata} from '@site/plugins/docs/outside-pages-types';

export default function DocBreadcrumbsWithOutside(): ReactNode {
  const {metadata} = useDoc();
  const {parents} = metadata as OutsideMetadata;
  return parents === undefined ? <DocBreadcrumbs /> : <OutsideBreadcrumbs parents={parents} title={metadata.title} />;
}
