import type {ReactNode} from 'react';
import type {Props} from '@theme/OpenApi/ResponsePreview';

/** What the console shows of a sandbox's JSON response above its body, such as images. By default, nothing. */
export default function OpenApiResponsePreview(_props: Props): ReactNode {
  return null;
}
