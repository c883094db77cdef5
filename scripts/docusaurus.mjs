import process from 'node:process';
import {runCLI} from '@docusaurus/core/lib/index.js';
await runCLI(process.argv);
