import type {ComponentProps, ReactNode} from 'react';
import './try-it.css';

/**
 * A button that opens a lazily loaded tool. It has a play icon, and is in the upper right corner of its container unless
 * CSS positions its `try-it-button` class differently. Without JavaScript, and in print, it's hidden.
 */
export default function TryItButton(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button button--secondary button--sm try-it-button" {...props} />;
}
