import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {takeInventory, type Inventory} from './inventory';
import {composePolicy, putPolicy} from './policy';

function inventoryOf(html: string): Inventory {
  const inventory: Inventory = {scripts: new Set(), styles: new Set()};
  takeInventory(html, 'page.html', inventory);
  return inventory;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inventory', () => {
  test('takes the exact text of inline scripts, and no other script', () => {
    const {scripts} = inventoryOf(
      '<script> go() </script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">m()</script>',
    );
    expect([...scripts]).toEqual([hash(' go() '), hash('m()')]);
  });

  test('takes style attributes as the browser reads them, also in templates', () => {
    const {styles} = inventoryOf('<p style="color:&quot;a&quot;">x</p><template><i style="left:0">y</i></template>');
    expect([...styles]).toEqual([hash('color:"a"'), hash('left:0')]);
  });

  test('takes the styles of markup that a script inserts', () => {
    expect([...inventoryOf('<script>put(`<b style="color: red;">x</b>`)</script>').styles]).toEqual([
      hash('color: red;'),
    ]);
  });

  test('refuses inline event handlers with file, element and cure', () => {
    expect(() => inventoryOf('<button onclick="go()">x</button>')).toThrow(
      /^page\.html: <button onclick="…"> is an inline event handler.*Attach the handler in a script/,
    );
  });
});

describe('the policy', () => {
  test('never allows inline scripts or eval as such', () => {
    const policy = composePolicy(inventoryOf('<script>a()</script><p style="left:0">x</p>'));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
    expect(policy).toContain(`style-src 'self' 'unsafe-hashes' ${hash('left:0')};`);
    expect(policy).toContain("connect-src 'self';");
  });

  test('allows the hosts of configured services, each for what it is for', () => {
    const policy = composePolicy(inventoryOf(''), {
      connect: ['https://search.example'],
      script: ['https://tags.example'],
    });
    expect(policy).toContain("connect-src 'self' https://search.example;");
    expect(policy).toMatch(/script-src 'self' https:\/\/tags\.example;/);
  });

  test('goes right behind the character set', () => {
    expect(putPolicy('<head><meta charset="UTF-8"><title>x</title>', "a 'b'", 'page.html')).toBe(
      '<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="a \'b\'"><title>x</title>',
    );
  });

  test('is not left out in silence', () => {
    expect(() => putPolicy('<head></head>', 'a', 'page.html')).toThrow(/^page\.html has no <meta charset/);
  });
});
