import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listPublishedPackages, type Package} from './packages';
import settings from './release.json';

// `npm run readmes`: writes what release.json decides: the install blocks of the READMEs (`published`), and the URLs in
// their package.json (`repository`). With `--release`, nothing is written, and the command fails if the packages can't
// be published with these settings.

const block = /(?<=<!-- install -->\n)[^]*?(?=<!-- \/install -->)/;

/** The command that installs or runs a package. */
function getCommand(name: string): string {
  const id = name.split('/')[1] ?? '';
  if (id.startsWith('create-')) return `npx ${name}@latest acme-docs --name Acme --openapi acme.yaml`;
  return `npm install ${id === 'mock-api' ? '--save-dev ' : ''}${name}`;
}

/**
 * Returns a README with the current install block.
 *
 * @param name - The package that the command installs.
 * @param root - Relative path of the repository's folder, with a trailing slash.
 */
export function updateReadme(name: string, readme: string, root = '../../', {published} = settings): string {
  if (!block.test(readme)) throw new Error(`${name}: The README has no install block. Add its comments.`);
  const note = published
    ? ''
    : `The packages aren't published yet. [INSTALL.md](${root}.github/INSTALL.md) starts a registry on your machine, from which\nthis command installs them:\n\n`;
  return readme.replace(block, () => `\n${note}\`\`\`bash\n${getCommand(name)}\n\`\`\`\n\n`);
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
  const packages = listPublishedPackages();
  const starter = packages.find(({folder}) => path.basename(folder).startsWith('create-'))?.manifest.name ?? '';
  const updates = [
    {file: 'README.md', update: (text: string) => updateReadme(starter, text, '')},
    ...packages.flatMap((item) => [
      {file: path.join(item.folder, 'README.md'), update: (text: string) => updateReadme(item.manifest.name, text)},
      {file: path.join(item.folder, 'package.json'), update: (text: string) => updateManifest(item, text)},
    ]),
  ];
  return updates.flatMap(({file, update}) => {
    const text = readFileSync(file, 'utf8');
    const updated = update(text);
    if (updated === text) return [];
    if (!isCheck) writeFileSync(file, updated);
    return [path.relative(process.cwd(), path.resolve(file))];
  });
}

/** Lists what must be changed before a release: registries show a version's README and URLs as they were published. */
export function listReleaseProblems({published, repository} = settings, outdated = updateReadmes(true)): string[] {
  return [
    ...(/\/OWNER\/|\/REPOSITORY$/.test(repository)
      ? [
          `"repository" in tools/packages/release.json is a placeholder, ${repository}. Set it to the URL of your repository.`,
        ]
      : []),
    ...(published
      ? []
      : [
          '"published" in tools/packages/release.json is false, so the READMEs would explain a local registry. Set it to true.',
        ]),
    ...outdated.map((file) => `${file} isn't up to date. Run "npm run readmes".`),
  ];
}

if (process.argv[1] === __filename) {
  const problems = process.argv.includes('--release') ? listReleaseProblems() : [];
  if (!process.argv.includes('--release')) for (const file of updateReadmes(false)) console.log(file);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
