import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

interface Options {
  /** Matches the paths of the style sheets to reduce. */
  readonly styleSheet: RegExp;
  /** Glob patterns of the files whose words can be names of elements, classes, and attributes. */
  readonly content: readonly string[];
}

/** Removes the rules of some style sheets whose selectors can't match, because their names don't occur in the content. */
export function postcssUnusedStyles({styleSheet, content}: Options): PostCssPlugin {
  const purge = purgeCss({content: [...content]}) as PostCssPlugin;
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(root, helpers) {
      if (styleSheet.test(root.source?.input.file ?? '')) await purge.OnceExit?.(root, helpers);
    },
  };
}
