// Change: spinner and error box in the site's own look, with names for screen readers and without style attributes, which the
// content security policy forbids when they are set from markup.
import type {ComponentProps, ReactNode} from 'react';
import type LoadingType from '@theme/Loading';
import LoadFailure from '@site/plugins/runtime/load-failure/components/LoadFailure';
import Spinner from '@site/src/components/Spinner';

/** Nothing for the first 200 ms (`pastDelay`), then the spinner; the error box when loading failed. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof LoadingType>): ReactNode {
  // The loader's declaration promises a value, and the loader gives null until it fails.
  const failure = error as unknown;
  if (failure instanceof Error) {
    return <LoadFailure message={failure.message} onRetry={retry} />;
  }
  return pastDelay ? <Spinner /> : null;
}
