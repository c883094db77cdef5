import type {LoadContext, PluginConfig} from '@docusaurus/types';
import {colorMode, type ColorModeOptions} from './color-mode';
import {fonts} from './fonts';
import {tagManager} from './tag-manager';

export interface RuntimeOptions extends ColorModeOptions {
  /** ID of a Google Tag Manager container. If omitted, no tag manager is loaded. */
  readonly tagManagerId?: string | undefined;
}

/** Configures the plugins in this folder. Their order doesn't matter. */
export const runtime = ({tagManagerId, tokens}: RuntimeOptions): PluginConfig[] => [
  (context) => colorMode(context, {tokens}),
  fonts,
  ...(tagManagerId === undefined ? [] : [(context: LoadContext) => tagManager(context, {containerId: tagManagerId})]),
];
