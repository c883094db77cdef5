import type {ComponentProps, ReactNode} from 'react';

/** A small button for a secondary action. */
export function SmallButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}
