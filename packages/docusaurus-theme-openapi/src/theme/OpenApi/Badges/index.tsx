import type {Props} from '@theme/OpenApi/Badges';
import type {ReactNode} from 'react';

/** Nothing. Sites replace it to show extensions of operations, such as `x-stability`, on all pages. */
const OpenApiBadges: (props: Props) => ReactNode = () => null;

export default OpenApiBadges;
