import path from 'node:path';
import {Reference} from '../plugins/reference/api';
import {getDocSlug, highlight} from '../plugins/content';
import {find} from '../plugins/contract/values/documents';
import {readValues} from '../plugins/contract/values/values';
import {putBrand} from './brand';
import {site} from './site';

const docsPath = `${site.baseUrl}docs`;
const documents = ['core-api', 'user-management-api', 'enterprise-core-api', 'enterprise-endpoints'];

/** The OpenAPI documents of this site, and what their pages are surrounded by. */
export const reference = new Reference({
  root: path.resolve(__dirname, '..'),
  docs: 'docs',
  baseUrl: site.baseUrl,
  documents: Object.fromEntries(documents.map((id) => [id, {file: `contract/openapi/${id}.yaml`}])),
  pageUrl: (file) => docsPath + (getDocSlug(file, site.slug) ?? file.replace(/^docs(\/.*?)\.mdx?$/, '$1')),
  prepare: putBrand,
  highlight,
  docsUrl: {absolute: site.docsUrl, path: docsPath},
  errors: {
    schema: 'ErrorCode',
    url: (code) => `${docsPath}/${site.slug}-api/overview#error-${code.replaceAll('_', '-')}`,
  },
  limits: () =>
    Object.fromEntries(
      readValues(find('limits#Limit'), 'limits#Limit').map(({value, title, description, facts}) => [
        value,
        {title: title ?? value, description, text: String(facts.text)},
      ]),
    ),
});
