import {describe, expect, test} from 'vitest';
import {createUnplacedReference} from '@developer-docs/docusaurus-theme-openapi';
import {documentLoader} from '../../config/plugins/contract';
import {
  createDraft,
  createRequest,
  decodeDraft,
  encodeDraft,
} from '../../packages/docusaurus-theme-openapi/src/client/console/model/draft';
import type {ConsoleOperation} from '../../packages/docusaurus-theme-openapi/src/client/console/model/operation';
import {createConsoleOperation} from '../../packages/docusaurus-theme-openapi/src/fixtures/test-console-operation';

const findNoIds = () => undefined;

async function loadModel(id: string): Promise<ConsoleOperation> {
  const {operation} = createUnplacedReference(await documentLoader.load()).findOperation(id);
  const credentials = [
    {id: 'apiKey', label: 'API key', scheme: 'apiKey', isAccepted: true},
    {id: 'none', label: 'None', isAccepted: false},
  ];
  return createConsoleOperation(operation, credentials);
}

describe('drafts', () => {
  test('start with the sample on the page and IDs from earlier responses', async () => {
    const model = await loadModel('getRequestStatus');
    const context = {ids: {requestId: 'req_1'}, credential: 'userToken', userId: 'u-1'} as const;
    const draft = createDraft(model, 'minimal', () => context);
    expect(draft).toMatchObject({credential: 'userToken', userId: 'u-1', parameters: {'path.requestId': 'req_1'}});
    expect(createRequest(model, draft).url).toMatch(/\/requests\/req_1$/);
  });

  test("become requests with the body's text, even if it isn't JSON", async () => {
    const model = await loadModel('designsFromPrompt');
    const draft = createDraft(model, 'minimal', findNoIds);
    expect(createRequest(model, draft).body).toMatchObject({kind: 'json', value: {designType: 'square-post'}});
    expect(createRequest(model, {...draft, body: '{'}).body).toEqual({kind: 'text', text: '{'});
    expect(createRequest(model, {...draft, body: ' '}).body).toBeUndefined();
    expect(createRequest(model, {...draft, credential: 'none'}).headers.map(([name]) => name)).toEqual([
      'Content-Type',
    ]);
  });

  test('are restored from a link, unless it belongs to a different sample or is invalid', async () => {
    const model = await loadModel('designsFromPrompt');
    const initial = createDraft(model, 'minimal', findNoIds);
    const draft = {...initial, body: '{"prompt": "مرحبا 🍷"}', credential: 'none'} as const;
    const link = encodeDraft('designsFromPrompt', 'minimal', draft);
    expect(link).toMatch(/^#try=designsFromPrompt\.minimal\.[\w-]+$/);
    expect(decodeDraft(link, model, 'minimal', initial)).toEqual(draft);
    expect(decodeDraft(link, model, 'realistic', initial)).toBe(initial);
    expect(decodeDraft('#try=designsFromPrompt.minimal.', model, 'minimal', initial)).toBe(initial);
    expect(() => decodeDraft(`${link.slice(0, -9)}$`, model, 'minimal', initial)).toThrow();
  });
});
