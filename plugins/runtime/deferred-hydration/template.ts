import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The part of Docusaurus' template that puts the site's scripts into the head. */
const scriptsInHead = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const bodyEnd = '</body>';

/** Docusaurus' own. Not by `import`: what that gives of a CommonJS module is not the same wherever the configuration is loaded. */
const {default: defaultTemplate} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  readonly default: string;
};

/**
 * Docusaurus' own template of a page, with the site's scripts started after the first paint.
 *
 * @param template - The template, in the language of Eta.
 * @returns The changed template.
 * @throws Error when the template is not what it was: another version needs another look.
 */
export function lateScriptsTemplate(template = defaultTemplate): string {
  if (!scriptsInHead.test(template) || template.split(bodyEnd).length !== 2) {
    throw new Error(
      '@docusaurus/core has changed, and plugins/runtime/deferred-hydration/template.ts does not find the scripts in its template. Look for them in the new version, or go back to the version in package.json.',
    );
  }
  const start = readFileSync(path.join(__dirname, 'client/start.js'), 'utf8');
  const addresses = '<%= JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  return template
    .replace(scriptsInHead, '')
    .replace(bodyEnd, () => `<script data-scripts="${addresses}">${start}</script>${bodyEnd}`);
}
