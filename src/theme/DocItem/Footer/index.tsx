// Change: adds a link to report a problem below the original footer.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ProblemLink from '@site/src/components/ProblemLink';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  return (
    <>
      <Footer />
      <ProblemLink page={useDoc().metadata.permalink} />
    </>
  );
}
