import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Search(): ReactNode {
  return (
    <Layout title="Search">
      <main className="container margin-vert--lg">
        <Heading as="h1">Search</Heading>
      </main>
    </Layout>
  );
}
