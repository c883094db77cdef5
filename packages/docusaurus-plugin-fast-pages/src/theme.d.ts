declare module '@theme/LoadFailure' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What failed to load. */
    readonly message: string;
    /** Called when the reader clicks **Retry**. */
    readonly onRetry: () => void;
  }
  export default function LoadFailure(props: Props): ReactNode;
}
