import type {ComponentProps, ReactNode, Ref} from 'react';
import {useConsole} from '../../state/console-context';
import fields from '../../controls/fields.module.css';

interface BodyTextProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** The body as plain text. */
export function BodyText({fieldRef, ...props}: BodyTextProps): ReactNode {
  const {draft, edit} = useConsole();
  return (
    <textarea
      {...props}
      ref={fieldRef}
      className={fields.textarea}
      spellCheck={false}
      rows={Math.min(draft.body.split('\n').length + 1, 16)}
      value={draft.body}
      onChange={({target}) => edit({body: target.value})}
    />
  );
}
