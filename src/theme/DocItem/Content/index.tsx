// Change: on narrow screens, the table of contents follows the title instead of preceding it.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const hasOwnTitle = contentTitle !== undefined || frontMatter.hide_title === true;
  const hasToc = toc.length > 0 && frontMatter.hide_table_of_contents !== true;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!hasOwnTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {hasToc && <TOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
