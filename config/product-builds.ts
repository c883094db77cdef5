import {createSandboxBuild} from '../product/builds/sandbox-script';
import {WidgetBuilder} from '../product/builds/widget-builder';
import {replaceBrandTokens} from './brand-tokens';
import {contract, documentLoader, sdkDeclarations} from './contract';

/** Builds this site's widget. */
export const widgetBuilder = new WidgetBuilder(sdkDeclarations, replaceBrandTokens);

/** Builds the script with the widget and the mock. */
export const buildSandboxScript = createSandboxBuild(widgetBuilder, contract, documentLoader);
