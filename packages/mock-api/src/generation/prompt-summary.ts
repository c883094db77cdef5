/** The first sentence of a prompt without its full stop, shortened at a word boundary. */
export function summarizePrompt(prompt: string, maxLength: number): string {
  const sentence = (prompt.split(/(?<=[.!?])\s/)[0] ?? prompt).replace(/\.$/, '');
  if (sentence.length <= maxLength) {
    return sentence;
  }
  const cut = sentence.slice(0, maxLength - 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
