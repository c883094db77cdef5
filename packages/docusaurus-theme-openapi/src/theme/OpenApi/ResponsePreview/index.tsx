import type {ReactNode} from 'react';

/** What the console shows of a sandbox's JSON response above its body, such as images. By default, nothing. */
export default function OpenApiResponsePreview(): ReactNode {
  return null;
}
