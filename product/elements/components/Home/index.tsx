import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {HomeExample} from '@site/product/elements/client';
import HomePage from '@site/src/components/HomePage';
import type {ReactNode} from 'react';
import Example from './Example';
import Topics from './Topics';

/** The home page: an introduction, links to the API and the UI SDK, an example request, and links by topic. */
export default function Home({data}: {readonly data: HomeExample}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {brand, slug} = siteConfig.customFields as {brand: string; slug: string};
  const apiPath = `/docs/${slug}-api`;
  const sdkPath = `/docs/${slug}-ui-sdk`;
  return (
    <HomePage
      description={`${siteConfig.tagline} Developer documentation for the ${brand} HTTP API and the embeddable UI SDK widget.`}
      title="Turn a prompt into designs that your users can edit"
      lead={`Add design creation to your product with ${brand}. Send a prompt or your own content, and get social posts, banners, ads, and flyers in each user’s brand. Every design comes in several variants, and its text and images stay editable.`}
      cards={[
        {
          href: `${apiPath}/overview`,
          title: 'HTTP API',
          description: 'Create designs from your server, and show them in your own UI.',
        },
        {
          href: `${sdkPath}/overview`,
          title: 'UI SDK',
          description: 'Embed a widget in which your users generate and edit designs.',
        },
      ]}
      action={{href: '/docs/intro', label: 'Create your first design'}}
      links={[{href: '/docs', label: 'Browse the documentation'}]}
    >
      <Example example={data} apiPath={apiPath} />
      <Topics apiPath={apiPath} sdkPath={sdkPath} />
    </HomePage>
  );
}
