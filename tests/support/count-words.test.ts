import {expect, test} from 'vitest';
import {countWords} from './count-words';

test('counts visible and collapsed words, but not those of code samples, navigation, or changes', () => {
  const html = `<body><nav>Docs Menu</nav><main>
    <nav>Breadcrumbs</nav>
    <h1>Ships<a href="#ships">\u200B</a></h1>
    <p>List <code>ships</code> – at most 20.</p>
    <details><summary>2 fields</summary><p>name</p></details>
    <pre><code>const ships = await list();</code></pre>
    <button>Try it</button>
    <div data-openapi-filter="ships 1.0">Filter</div><section data-openapi-changes="ships 1.0"><h4>Ship</h4></section>
  </main><footer>Copyright</footer></body>`;
  expect(countWords(html)).toBe(9);
});
