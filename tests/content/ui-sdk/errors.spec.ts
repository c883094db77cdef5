import {createEntryId} from '@developer-docs/utils';
import {sdkDeclarations} from '../../../config/plugins/contract';
import {expect, test, type Failure} from './support/widget-test';

/* `playground-entries.spec.ts` causes every error. These represent the errors of options, the page, and calls. */

const codes = [...sdkDeclarations.readModel().errors.values()].flat();

/** Checks an error and what the declarations say about it. */
function expectError(failure: Failure, code: string, details: object): void {
  const tags = codes.find(({name}) => name === code)?.tags;
  expect(failure).toMatchObject({code, details, recoverable: tags?.recoverable?.startsWith('Yes')});
  expect(failure.documentationUrl).toMatch(new RegExp(`-functions-events#${createEntryId('error', code)}$`));
}

test('renders nothing if an option of init is invalid', async ({page, widget}) => {
  const missing = await widget.catchError(() =>
    window.DesignWidget.init({getToken: () => Promise.reject(new Error())} as never),
  );
  expectError(missing, 'missing_option', {option: 'container'});
  const unknown = await widget.catchError(() =>
    window.DesignWidget.init({container: '#designer', tehme: 'dark'} as never),
  );
  const details = {option: 'tehme', suggestion: 'theme'};
  expect(unknown).toMatchObject({code: 'unknown_option', details, recoverable: false});
  const invalid = await widget.catchError(() =>
    window.DesignWidget.init({container: '#designer', locale: 'xx'} as never),
  );
  expect(invalid).toMatchObject({code: 'invalid_option', details: {got: '"xx"'}, recoverable: false});
  await expect(page.locator('#designer')).toBeEmpty();
  await widget.startReady();
});

test("fails if the container doesn't exist", async ({widget}) => {
  const failure = await widget.catchError(() =>
    window.DesignWidget.init({container: '#nowhere', getToken: () => Promise.reject(new Error())}),
  );
  expectError(failure, 'container_not_found', {container: '#nowhere'});
});

test('reports how often a call was attempted', async ({page, widget}) => {
  await widget.startReady();
  await page.route('**/v1/designs/from-prompt', (route) => route.abort());
  const failure = await widget.catchError(() => window.widget.generate({prompt: 'Spring tastings'}));
  const url: unknown = expect.stringMatching(/\/v1\/designs\/from-prompt$/);
  expectError(failure, 'network_failed', {url, attempts: 3});
});
