import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The part of the template that writes the site's `<script>` elements into the head. */
const headScripts = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const bodyEnd = '</body>';

// Loaded with `require`, because jiti and Vitest interpret the default export of this CommonJS module differently.
const {default: defaultTemplate} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  readonly default: string;
};

/**
 * A page template for the Docusaurus option `ssrTemplate` that loads the site's scripts after the first paint. The inline loader at the
 * end of the body is the same on every page, so one hash in the content security policy covers it.
 *
 * @param template - Eta template to change, by default the one of the installed Docusaurus version.
 * @throws If the template doesn't contain the script elements of version 3.7.
 */
export function deferredScriptsTemplate(template = defaultTemplate): string {
  if (!headScripts.test(template) || !template.includes(bodyEnd)) {
    throw new Error(
      "Docusaurus' page template no longer writes scripts the way plugins/runtime/deferred-hydration/template.ts expects. " +
        'Compare @docusaurus/core/lib/ssg/ssgTemplate.html.js with the pattern "headScripts" there and adapt it.',
    );
  }
  const loader = readFileSync(path.join(__dirname, 'client/load-scripts.js'), 'utf8');
  const scriptUrls = '<%= JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  return template
    .replace(headScripts, '')
    .replace(bodyEnd, () => `<script data-scripts="${scriptUrls}">${loader}</script>${bodyEnd}`);
}
