import path from 'node:path';
import {RuleTester} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, test} from 'vitest';
import {runtimeBoundary} from './runtime-boundary.mjs';
import {themeChange} from './theme-change.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({languageOptions: {parser: tseslint.parser}});
const component = path.resolve('src/components/Card/index.tsx');
const client = path.resolve('plugins/search/client/modal/index.tsx');

tester.run('runtime-boundary', runtimeBoundary, {
  valid: [
    {filename: component, code: "import Heading from '@theme/Heading'; import styles from './styles.module.css';"},
    {
      filename: component,
      code: "import type {Site} from '../../../config/site'; export type {A} from '@site/plugins/search';",
    },
    {filename: component, code: "import {open} from '@site/plugins/search/client'; export * from '../config';"},
    {filename: client, code: "import {rank} from '../../rank'; import {box} from '..'; void import('../index');"},
  ],
  invalid: [
    {filename: component, code: "import {readFileSync} from 'node:fs';", errors: [{messageId: 'node'}]},
    {filename: component, code: "export {join} from 'path';", errors: [{messageId: 'node'}]},
    {filename: component, code: "import {site} from '../../../config/site';", errors: [{messageId: 'config'}]},
    {filename: component, code: "import {site} from '@site/config/site';", errors: [{messageId: 'config'}]},
    {filename: component, code: "void import('@site/plugins/search');", errors: [{messageId: 'plugin'}]},
    {filename: client, code: "export * from '../../index';", errors: [{messageId: 'plugin'}]},
    {filename: client, code: "import plugin from '../..';", errors: [{messageId: 'plugin'}]},
  ],
});

tester.run('theme-change', themeChange, {
  valid: [
    '// Change: the copyright alone.\nexport default function Footer() { return null; }',
    '/**\n * The footer.\n *\n * Change: the copyright alone.\n */\nexport default null;',
  ],
  invalid: [
    {code: 'export default null;', errors: [{messageId: 'missing', line: 1}]},
    {code: '// Change:\nexport default "Change: all";', errors: [{messageId: 'missing'}]},
  ],
});
