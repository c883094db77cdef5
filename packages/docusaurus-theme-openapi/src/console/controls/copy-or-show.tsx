import type {ReactNode} from 'react';
import {Field} from './Field';

/**
 * Copies text. If the clipboard isn't available, such as on an insecure origin, the text is shown.
 *
 * @param message - The result if it was copied.
 * @param label - The label of the field that shows the text.
 */
export async function copyOrShow(text: string, message: string, label: string): Promise<ReactNode> {
  try {
    await navigator.clipboard.writeText(text);
    return message;
  } catch {
    return <Field label={label} value={text} />;
  }
}
