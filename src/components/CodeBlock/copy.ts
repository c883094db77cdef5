/**
 * Copies the text of an element. Where the browser gives no access to the clipboard (an insecure address, a denied
 * permission), the text is selected and copied the old way; it stays selected when that fails too.
 *
 * @returns Whether the text is in the clipboard now.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return copySelected(element);
  }
}

function copySelected(element: HTMLElement): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its replacement is what has just failed
  const copied = document.execCommand('copy');
  if (copied) {
    selection?.removeAllRanges();
  }
  return copied;
}
