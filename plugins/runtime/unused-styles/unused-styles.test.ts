import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {afterAll, expect, test} from 'vitest';
import {purgeInfima} from '.';

const folder = mkdtempSync(path.join(tmpdir(), 'unused-styles-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});
mkdirSync(path.join(folder, 'src'));
writeFileSync(path.join(folder, 'src/Page.tsx'), `<div className={clsx('row', isWide && 'col--6')}>`);

const css = '.row,.hero{margin:0}.col--6{width:50%}.col--7{width:58%}div{color:red}:root{--gap:1px}';
const removeUnusedStyles = async (file: string) =>
  (await postcss([purgeInfima(folder)]).process(css, {from: path.join(folder, file)})).css;

test("removes selectors whose classes don't occur in the content", async () => {
  expect(await removeUnusedStyles('infima/default.css')).toBe(
    '.row{margin:0}.col--6{width:50%}div{color:red}:root{--gap:1px}',
  );
});

test('leaves other style sheets alone', async () => {
  expect(await removeUnusedStyles('site.css')).toBe(css);
});
