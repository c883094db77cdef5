// Change: on narrow screens, the table of contents follows the title instead of preceding it. The front matter of all
// pages has the title, and none hides the title or the table of contents.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      {toc.length > 0 && <TOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
