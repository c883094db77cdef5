import {home, type DocsOptions} from './plugins/content';
import type {WidgetPlaygroundOptions} from './plugins/sandbox';
import {configurePlugin} from './plugins/shared';

interface Product {
  /** Remark plugins, which run before those of the platform. */
  readonly remarkPlugins: NonNullable<DocsOptions['beforeDefaultRemarkPlugins']>;
  readonly plugins: readonly ReturnType<typeof configurePlugin>[];
  /** The widgets of the SDK that run in the playground. */
  readonly playground?: Omit<WidgetPlaygroundOptions, 'contract'>;
}

/** What the site has only because of its product: its home page, and elements that only its pages contain. */
export const product: Product = {
  remarkPlugins: [],
  plugins: [configurePlugin(home, {component: '@site/src/product/Home'})],
};
