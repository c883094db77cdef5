// Change: uses an outlined icon, like the other icons on the site.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={2} {...props}>
      <path d="M12 4a8 8 0 1 0 8 8 6 6 0 0 1-8-8z" strokeLinejoin="round" />
    </svg>
  );
}
