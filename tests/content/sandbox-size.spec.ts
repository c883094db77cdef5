import {site} from '../../config/site';
import {openConsole, send} from '../support/page';
import {collectLoadedFiles} from '../support/page-weights';
import {expect, nightly, test} from '../support/test';

/**
 * The size limit for the first press of **Try it**, in gzipped KB: the console, the editor, and the API with its
 * contract. Of these, the editor takes 110 KB, the worker with the API 80 KB, and the validators of all operations,
 * which make the sandbox work offline, 20 KB. Forms, files, and the parsing of unusual parameters are loaded when an
 * operation needs them.
 */
const sandboxBudget = 240;

test('the first click loads no more than its budget', nightly, async ({page, open}) => {
  await open(`docs/${site.slug}-api/core-api/designs-from-prompt`);
  await page.waitForLoadState('networkidle');
  const listFiles = collectLoadedFiles(page);
  const panel = await openConsole(page, 'designsFromPrompt');
  await expect(panel.getByRole('textbox', {name: 'Request body (JSON)'})).toHaveAttribute('contenteditable', 'true');
  await send(panel, '202 Accepted');
  await page.waitForLoadState('networkidle');
  const files = listFiles();
  const sum = files.reduce((total, {kilobytes}) => total + kilobytes, 0);
  const list = files.map(({name, kilobytes}) => `${kilobytes.toFixed(1)} ${name}`);
  expect(sum, `Loaded, in gzipped KB:\n${list.join('\n')}`).toBeLessThanOrEqual(sandboxBudget);
});
