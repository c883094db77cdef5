import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';

test('code samples of the document are tabs next to the generated ones', () => {
  const samples = [
    {lang: 'C#', source: 'var x = "<b>";'},
    {lang: 'Shell', label: '{{CLI}}', source: 'paint --all'},
    {lang: 'curl', source: 'curl <script>'},
  ];
  const document = createDocument('shop', {listShips: {'x-codeSamples': samples}});
  const text = JSON.stringify(renderNodes([document], {'docs/ships.mdx': '<Operation id="listShips" />'}));
  const expected = [
    {id: 'csharp', label: 'C#', grammar: 'csharp'},
    {id: 'bash', label: '{{CLI}}', grammar: 'bash'},
    {id: 'curl-2', label: 'curl', grammar: 'curl'},
  ];
  expect(text).toContain(JSON.stringify(JSON.stringify(expected)).slice(1, -1));
  expect(text).toContain('"curl-2":{"html":"curl &lt;script>"}');
  expect(text).not.toContain('<script>');
});
