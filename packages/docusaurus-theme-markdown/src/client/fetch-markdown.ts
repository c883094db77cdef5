/** Fetches a Markdown file. Some servers respond to unknown URLs with an HTML page and status 200. */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isHtml) throw new Error(`${url} isn't available (status ${response.status}).`);
  return response.text();
}
