import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {updateTranslations} from '@developer-docs/openapi/node';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {parse, stringify} from 'yaml';
import {createOptions, createSiteContext, renderSite} from '../../fixtures/test-site';
import {getTranslationFile} from '../documents/document-loader';

const fixtures = path.join(import.meta.dirname, '../../fixtures');
const files = readdirSync(fixtures, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yaml'));

/** Translates a value's texts, but not the names of tags. */
function translate(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/^(#+ )?/gm, '$1Été ');
  if (Array.isArray(value)) return value.map(translate);
  return Object.fromEntries(
    Object.entries(value as object).map(([key, member]) => [key, key === 'name' ? member : translate(member)]),
  );
}

test.each(files)('the pages of %s have the same anchors in a translation', async (file) => {
  const siteDir = createTemporaryFolder({
    'api.yaml': readFileSync(path.join(fixtures, file), 'utf8'),
    'src/pages/api.mdx': '<ApiDocument id="api" />',
  });
  const render = async () => {
    const {generated} = await renderSite(createSiteContext(siteDir, createOptions({api: 'api.yaml'})));
    return generated.map(([, content]) => content).join('');
  };
  const listIds = (text: string) =>
    [...text.matchAll(/\bid=\\?"([^"\\]+)|"id","value":"([^"]+)"/g)].map(([, id, other]) => id ?? other);
  const original = await render();
  const target = getTranslationFile(path.join(siteDir, 'i18n/fr'), 'api', '');
  const update = await updateTranslations({file: path.join(siteDir, 'api.yaml'), root: siteDir}, target, 'fr');
  const content = parse(update.content ?? '') as {actions: {update: unknown}[]};
  const actions = content.actions.map((action) => ({...action, update: translate(action.update)}));
  writeFileIn(siteDir, path.relative(siteDir, target), stringify({...content, actions}));
  const translated = await render();
  expect(translated).toContain('Été');
  expect(original).not.toContain('Été');
  expect(listIds(original).length).toBeGreaterThan(0);
  expect(listIds(translated)).toEqual(listIds(original));
});
