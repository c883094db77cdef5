import type {PluginConfig} from '@docusaurus/types';
import {configurePlugin} from '../shared';
import {colorMode, type ColorModeOptions} from './color-mode';
import {contentVisibility} from './content-visibility';
import {deferredHydration} from './deferred-hydration';
import {fonts} from './fonts';
import {loadFailure} from './load-failure';
import {prefetch} from './prefetch';
import {tagManager} from './tag-manager';

export {deferredScriptsTemplate} from './deferred-hydration';

export interface RuntimeOptions extends ColorModeOptions {
  /** ID of a Google Tag Manager container. If omitted, no tag manager is loaded. */
  readonly tagManagerId?: string | undefined;
}

/** Configures the plugins in this folder. Their order doesn't matter. */
export const runtime = ({tagManagerId, tokens}: RuntimeOptions): PluginConfig[] => [
  deferredHydration,
  loadFailure,
  prefetch,
  contentVisibility,
  configurePlugin(colorMode, {tokens}),
  fonts,
  ...(tagManagerId === undefined ? [] : [configurePlugin(tagManager, {containerId: tagManagerId})]),
];
