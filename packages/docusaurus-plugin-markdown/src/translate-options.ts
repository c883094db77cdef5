import type {TranslateText} from '@developer-docs/utils/node';
import type {LlmsTxtOptions, PluginOptions} from './options';

/** Translates the texts in the plugin's options. */
export const translateOptions = (options: PluginOptions, translate: TranslateText): PluginOptions => ({
  ...options,
  llmsTxt: options.llmsTxt && translateLlmsTxt(options.llmsTxt, translate),
  pageMenu: {
    ...options.pageMenu,
    links: options.pageMenu.links.map((link) => ({
      ...link,
      label: translate(link.label, `pageMenu.link.${link.label}`, `The link in the page menu to ${link.href}`),
    })),
  },
});

function translateLlmsTxt({title, summary, labels, ...options}: LlmsTxtOptions, translate: TranslateText) {
  const {docs, otherDocs, blog, pages} = labels;
  return {
    ...options,
    title: translate(title, 'llmsTxt.title', 'The title of llms.txt'),
    summary: translate(summary, 'llmsTxt.summary', 'The description in llms.txt'),
    labels: {
      docs: translate(docs, 'llmsTxt.labels.docs', "The heading in llms.txt of docs that aren't in a category"),
      otherDocs: translate(
        otherDocs,
        'llmsTxt.labels.otherDocs',
        "The heading in llms.txt of docs that aren't in a sidebar",
      ),
      blog: translate(blog, 'llmsTxt.labels.blog', 'The heading in llms.txt of blog posts'),
      pages: translate(pages, 'llmsTxt.labels.pages', 'The heading in llms.txt of pages'),
    },
  };
}
