import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import settings from './release.json';
import {listPublishedPackages, type Package} from './packages';

// `npm run readmes`: writes what release.json decides: the install blocks of the packages' READMEs (`published`), and the
// URLs in their package.json (`repository`). With `--check`, only lists the files that aren't up to date.

const block = /(?<=<!-- install -->\n)[^]*?(?=<!-- \/install -->)/;

/** The command that installs or runs a package. */
function getCommand({manifest: {name}}: Package): string {
  const id = name.split('/')[1] ?? '';
  if (id.startsWith('create-')) return `npx ${name} acme-docs --name Acme --openapi acme.yaml`;
  return `npm install ${id === 'mock-api' ? '--save-dev ' : ''}${name}`;
}

/** Returns the README of a package with the current install block. */
export function updateReadme(item: Package, readme: string, {published}: {published: boolean} = settings): string {
  if (!block.test(readme)) throw new Error(`${item.manifest.name}: The README has no install block. Add its comments.`);
  const note = published
    ? ''
    : "The packages aren't published yet. [INSTALL.md](../../INSTALL.md) starts a registry on your machine, from which this command installs them:\n\n";
  return readme.replace(block, () => `\n${note}\`\`\`bash\n${getCommand(item)}\n\`\`\`\n\n`);
}

/** Returns the package.json of a package with the URLs of the repository. */
export function updateManifest({folder}: Package, manifest: string, {repository} = settings): string {
  const directory = `packages/${path.basename(folder)}`;
  const urls = {
    homepage: `${repository}/tree/main/${directory}#readme`,
    repository: {type: 'git', url: `git+${repository}.git`, directory},
    bugs: {url: `${repository}/issues`},
  };
  return `${JSON.stringify({...(JSON.parse(manifest) as object), ...urls}, undefined, 2)}\n`;
}

/** Updates the files, and returns the paths of those that weren't up to date. */
export function updateReadmes(isCheck: boolean): string[] {
  const updates = {'README.md': updateReadme, 'package.json': updateManifest};
  return listPublishedPackages().flatMap((item) =>
    Object.entries(updates).flatMap(([name, update]) => {
      const file = path.join(item.folder, name);
      const text = readFileSync(file, 'utf8');
      const updated = update(item, text);
      if (updated === text) return [];
      if (!isCheck) writeFileSync(file, updated);
      return [path.relative(process.cwd(), file)];
    }),
  );
}

if (process.argv[1] === __filename) {
  const isCheck = process.argv.includes('--check');
  const files = updateReadmes(isCheck);
  for (const file of files) console.log(isCheck ? `${file} isn't up to date. Run "npm run readmes".` : file);
  if (isCheck && files.length > 0) process.exitCode = 1;
}
