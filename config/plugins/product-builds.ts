import {createSandboxBuild} from '../../product/builds/sandbox-script';
import {WidgetBuilder} from '../../product/builds/widget-builder';
import {contract, documentLoader, sdkDeclarations, transform} from './contract';

/** Builds this site's widget. */
export const widgetBuilder = new WidgetBuilder(sdkDeclarations, transform);

/** Builds the script with the widget and the mock. */
export const buildSandboxScript = createSandboxBuild(widgetBuilder, contract, documentLoader);
