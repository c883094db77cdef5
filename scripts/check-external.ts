import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fetchLinks} from './external-links/fetch-links';
import {findExternalLinks} from './external-links/find-links';
import {formatReport} from './external-links/format-report';

/* Checks external links. It needs a network connection, so it isn't part of `npm run check` and `npm test`. */

const tracked = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0');
const checked = tracked.filter(
  (file) => /\.(?:mdx?|ya?ml|[cm]?[jt]sx?|css)$/.test(file) && !/^tests\/|\.test\.tsx?$|\/fixtures\//.test(file),
);
const locations = findExternalLinks(new Map(checked.map((file) => [file, readFileSync(file, 'utf8')])));

void fetchLinks([...locations.keys()]).then((outcomes) => {
  const {lines, isSuccess} = formatReport(locations, outcomes);
  console.log(lines.join('\n'));
  process.exitCode = isSuccess ? 0 : 1;
});
