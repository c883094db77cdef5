import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme/DocCardList';
import Heading from '@theme/Heading';

/** The docs root: a map of the documentation, made from the sidebar. */
export default function DocsHome(): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <>
      <PageMetadata title="Documentation" />
      <Heading as="h1">Documentation</Heading>
      <DocCardList items={sidebar?.items.filter((item) => item.type === 'category') ?? []} />
    </>
  );
}
