import type {ReactNode} from 'react';
import type {Props} from '@theme/OpenApi/Badges';

/** Nothing. Sites replace it to show extensions of operations, such as `x-stability`, on all pages. */
export default function OpenApiBadges(_props: Props): ReactNode {
  return null;
}
