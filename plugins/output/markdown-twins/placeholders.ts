import type {DocsSection} from './documentation-order';

/** Files to serve at the URLs of the twins under `npm start`, where there is no built HTML to convert. */
export function twinPlaceholders(
  sections: readonly DocsSection[],
  baseUrl: string,
): {readonly name: string; readonly content: string}[] {
  return sections.flatMap(({docs}) =>
    docs.map(({title, route}) => ({
      name: `${route.slice(baseUrl.length)}.md`,
      content: `# ${title}\n\nThe Markdown of a page is generated from the built page. To see it, run \`npm run build && npm run serve\`.\n`,
    })),
  );
}
