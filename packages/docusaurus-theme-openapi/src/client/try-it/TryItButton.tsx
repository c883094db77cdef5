import type {ComponentProps, ReactNode, Ref} from 'react';

interface TryItButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a lazily loaded tool. It has a play icon, and is in the upper right corner of its container
 * unless CSS positions its `openapi-try-it-button` class differently. Without JavaScript, and in print, it's hidden.
 */
export function TryItButton({buttonRef, ...props}: TryItButtonProps): ReactNode {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="button button--secondary button--sm openapi-try-it-button"
      {...props}
    />
  );
}
