import {createRequire} from 'node:module';

/** The part of the template that writes the site's `<script>` elements into the head. */
const headScripts = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const bodyStart = '<body';
const metaAttribute = '<%~ metaAttribute %>';

// Loaded with `require`, because jiti and Vitest interpret the default export of this CommonJS module differently.
const {default: defaultTemplate} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  readonly default: string;
};

/**
 * A page template for Docusaurus's `ssrTemplate` option that passes the URLs of the site's scripts to
 * `client/load-scripts.js` in an attribute of the body. Docusaurus copies the template into the scripts of every page,
 * so the loader itself isn't part of it.
 *
 * The template also changes the event of Docusaurus's base URL banner, which appears if the scripts haven't run by then.
 *
 * @param template - The Eta template to change. Default: the template of the installed Docusaurus version.
 * @throws If the template doesn't contain the script elements of version 3.7.
 */
export function deferredScriptsTemplate(template = defaultTemplate): string {
  if (!headScripts.test(template) || !template.includes(bodyStart) || !template.includes(metaAttribute)) {
    throw new Error(
      "Docusaurus's page template no longer writes scripts the way plugins/runtime/deferred-hydration/template.ts expects. " +
        'Compare @docusaurus/core/lib/ssg/ssgTemplate.html.js with the patterns there, and update them.',
    );
  }
  const scriptUrls = '<%= JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  return template
    .replace(metaAttribute, `<%~ metaAttribute.replace("'DOMContentLoaded'", "'deferred-scripts-settled'") %>`)
    .replace(headScripts, '')
    .replace(bodyStart, () => `${bodyStart} data-scripts="${scriptUrls}"`);
}
