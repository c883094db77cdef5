import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';

// `npx tsx tools/packages/rename-scope.ts @acme`: replaces the scope of the packages in all files of the repository,
// such as imports, READMEs, the lock file, and the template of new sites. Run `npm install` afterward, which links the
// packages again.

const scope = process.argv[2] ?? '';
const old = '@developer-docs';

if (/^@[a-z\d][\w.-]*$/.test(scope)) {
  const list = execFileSync('git', ['grep', '-lIz', '--untracked', '-e', old], {encoding: 'utf8'});
  const files = list.split('\0').filter(Boolean);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    // Tarballs and the settings of Yarn have the scope without the @.
    const names = new RegExp(`${old}(?=[/:'"!\`]|\\b)|(?<=npmScopes: \\{|dist/)${old.slice(1)}(?=[:-])`, 'g');
    writeFileSync(
      file,
      text.replaceAll(names, (name) => (name.startsWith('@') ? scope : scope.slice(1))),
    );
  }
  console.log(`${files.length} files contain ${scope} instead of ${old}. Run "npm install".`);
} else {
  console.error(
    `${scope || 'The name'} isn't an npm scope. Pass one, such as "npx tsx tools/packages/rename-scope.ts @acme".`,
  );
  process.exitCode = 1;
}
