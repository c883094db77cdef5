// Shows a message in the design of the site if a component fails to load. Docusaurus's own component has fixed colors,
// an English label, and inline styles, which a content security policy may block.
import InitialLoading from '@theme-init/Loading';
import LoadFailure from '@theme/LoadFailure';
import type LoadingType from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof LoadingType>;

export default function Loading(props: Props): ReactNode {
  // The type declares `error` as always present, but it's null or undefined until loading fails.
  const error = props.error as Error | null | undefined;
  return error == null ? <InitialLoading {...props} /> : <LoadFailure message={error.message} onRetry={props.retry} />;
}
