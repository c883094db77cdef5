import {useState} from 'react';

/** How long the result of copying is shown, in milliseconds. */
const resultMs = 3000;

/** `failed` if the browser doesn't allow pages to copy text. */
export type CopyResult = 'copied' | 'failed';

/**
 * Creates the function of a copy button, which copies text and shows the result for a while. Components call
 * {@link useCopy} instead.
 *
 * @param show - Shows the result of the last press, or none.
 */
export function createCopy(show: (result: CopyResult | undefined) => void): (text: string) => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (text) => {
    const isCopied = await copyText(text);
    clearTimeout(timer);
    show(isCopied ? 'copied' : 'failed');
    timer = setTimeout(() => show(undefined), resultMs);
  };
}

/** Returns a function that copies text, and its result, which is shown for a while. */
export function useCopy(): readonly [result: CopyResult | undefined, copy: (text: string) => void] {
  const [result, setResult] = useState<CopyResult>();
  const [copy] = useState(() => createCopy(setResult));
  return [result, copy];
}

/**
 * Copies text to the clipboard. Where the Clipboard API is unavailable, such as on an insecure origin, the text is
 * copied from a field.
 *
 * @returns Whether the text was copied.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), {value: text});
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the fallback for the Clipboard API
  const wasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return wasCopied;
}
