// Change: the spinner has the accent color of graphics.
import Loading from '@theme-original/Loading';
import type LoadingType from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function SiteLoading(props: ComponentProps<typeof LoadingType>): ReactNode {
  return (
    <div className={styles.loading}>
      <Loading {...props} />
    </div>
  );
}
