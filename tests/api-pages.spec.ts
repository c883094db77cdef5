// cspell:ignore francais
import {readFileSync} from 'node:fs';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {site} from '../config/site';
import {contract} from '../config/plugins/contract';
import {createEntryId} from '@developer-docs/utils';
import {findElement, getProperty, isElement, parseHtml, walkElements} from '@developer-docs/utils/node';
import {expect, test} from './support/test';

const api = `docs/${site.slug}-api`;
const readValues = (reference: string) => contract.readEnumValues(reference).map(({value}) => value);

/** Pages that explain values of enumerations: the schemas, each with the ID prefix of its values, and the figures. */
const explanations: Readonly<Record<string, {enums?: Readonly<Record<string, string>>; figures?: readonly string[]}>> =
  {
    'common/design-types': {enums: {'design-types#DesignType': '', 'design-types#OutputFormat': ''}},
    'common/content-block-types': {
      enums: {'content-blocks#ContentBlockType': ''},
      figures: ['Content blocks in two designs'],
    },
    'common/asset-types': {enums: {'assets#AssetType': ''}},
    'common/supported-languages': {enums: {'languages#Language': ''}},
    'common/brand-persona-details': {
      enums: {
        'brand-persona#BrandTone': 'tone',
        'brand-persona#BrandColorRole': 'role',
        'brand-persona#BrandLogoVariant': 'variant',
        'brand-persona#ImageStyle': 'style',
      },
    },
    'user-management-api/user-overview': {
      enums: {'plans#Plan': 'plan', 'statuses#UserStatus': 'status'},
      figures: ['User lifecycle'],
    },
    overview: {
      enums: {
        'statuses#RequestStatus': 'status',
        'statuses#RequestKind': 'kind',
        'limits#Limit': 'limit',
        'error-codes#ErrorCode': 'error',
        'error-codes#FieldErrorCode': 'field-error',
      },
      figures: ['Request lifecycle'],
    },
    'core-api/core-overview': {figures: ['Core API workflow', 'Polling compared with a webhook']},
  };

for (const [pagePath, {enums = {}, figures = []}] of Object.entries(explanations)) {
  test(`${pagePath} explains every value, each with its own anchor, and has captions`, () => {
    const html = readFileSync(`build/${api}/${pagePath}.html`, 'utf8');
    const elements = [...walkElements(parseHtml(html))];
    const entries = elements.map(
      (element) => `${getProperty(element, 'id') ?? ''}: ${getProperty(element, 'dataRecordName') ?? ''}`,
    );
    const values = Object.entries(enums).flatMap(([reference, prefix]) =>
      readValues(reference).map((value) => `${createEntryId(prefix, value)}: ${value}`),
    );
    expect(values.filter((value) => !entries.includes(value))).toEqual([]);
    for (const name of figures) {
      const isNamed = ({properties, children}: Element) =>
        properties['ariaLabel'] === name ||
        children.some((child) => isElement(child) && child.tagName === 'title' && toString(child) === name);
      const figure = elements.find(
        (element) =>
          element.tagName === 'figure' &&
          [...walkElements(element)].some((child) => getProperty(child, 'role') === 'img' && isNamed(child)),
      );
      const caption = figure && findElement(figure, ({tagName}) => tagName === 'figcaption');
      expect(caption && toString(caption), name).toMatch(/\w/);
    }
  });
}

test('a link to an error code opens its entry, whose action links to the operation that fixes it', async ({
  page,
  open,
}) => {
  await open(`${api}/overview#error-rate-limited`);
  const entry = page.locator('#error-rate-limited');
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(entry).toContainText('429');
  await expect(entry).toContainText('Retry-After');
  await page.locator('#error-user-deleted').getByRole('link', {name: 'reactivateUser'}).click();
  await expect(page).toHaveURL(new RegExp(`${api}/user-management-api/reactivate-user$`));
});
