// Change: every page asks for the typeface before the style sheet names it.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import typeface from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

export default function SiteMetadataWithTypeface(): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={typeface} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      <SiteMetadata />
    </>
  );
}
