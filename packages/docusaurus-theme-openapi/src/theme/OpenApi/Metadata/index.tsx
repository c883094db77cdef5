import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/OpenApi/Metadata';
import type {ReactNode} from 'react';

/** The title and description of a page whose source file has none, because they're in the document. */
export default function OpenApiMetadata(props: Props): ReactNode {
  return <PageMetadata {...props} />;
}
