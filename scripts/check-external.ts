import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {askAll} from './external-links/ask';
import {outsideAddresses} from './external-links/find';
import {report} from './external-links/report';

/* Checks the links to other hosts. It needs a network, so it is no part of `npm run check` and `npm test`. */

const tracked = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
const read = tracked.filter(
  (file) => /\.(?:mdx?|ya?ml|[cm]?[jt]sx?|css)$/.test(file) && !/^tests\/|\.test\.tsx?$|\/fixtures\//.test(file),
);
const places = outsideAddresses(new Map(read.map((file) => [file, readFileSync(file, 'utf8')])));

void askAll([...places.keys()]).then((outcomes) => {
  const {lines, isGood} = report(places, outcomes);
  console.log(lines.join('\n'));
  process.exitCode = isGood ? 0 : 1;
});
