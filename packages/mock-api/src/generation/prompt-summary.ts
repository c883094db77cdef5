/** Returns the first sentence of a prompt without its period, truncated at a word boundary. */
export function summarizePrompt(prompt: string, maxLength: number): string {
  const sentence = (prompt.split(/(?<=[.!?])\s/)[0] ?? prompt).replace(/\.$/, '');
  if (sentence.length <= maxLength) {
    return sentence;
  }
  const truncated = sentence.slice(0, maxLength - 1);
  return `${truncated.includes(' ') ? truncated.slice(0, truncated.lastIndexOf(' ')) : truncated}…`;
}
