import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listPublishedPackages} from './packages';
import settings from './release.json';

// `npm run readmes`: writes the install blocks of the READMEs, which depend on `published` in release.json.

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
export function updateReadme(name: string, readme: string, root: string, {published} = settings): string {
  if (!block.test(readme)) throw new Error(`${name}: The README has no install block. Add its comments.`);
  const note = published
    ? ''
    : `The packages aren't published yet. [INSTALL.md](${root}.github/INSTALL.md) starts a registry on your machine, from which\nthis command installs them:\n\n`;
  return readme.replace(block, () => `\n${note}\`\`\`bash\n${getCommand(name)}\n\`\`\`\n\n`);
}

/** Updates the READMEs, and returns the paths of those that weren't up to date. */
export function updateReadmes(isCheck: boolean): string[] {
  const packages = listPublishedPackages();
  const starter = packages.find(({folder}) => path.basename(folder).startsWith('create-'))?.manifest.name ?? '';
  const readmes = [
    {file: 'README.md', name: starter, root: ''},
    ...packages.map(({folder, manifest}) => ({
      file: path.join(folder, 'README.md'),
      name: manifest.name,
      root: '../../',
    })),
  ];
  return readmes.flatMap(({file, name, root}) => {
    const text = readFileSync(file, 'utf8');
    const updated = updateReadme(name, text, root);
    if (updated === text) return [];
    if (!isCheck) writeFileSync(file, updated);
    return [path.relative(process.cwd(), path.resolve(file))];
  });
}

if (process.argv[1] === __filename) for (const file of updateReadmes(false)) console.log(file);
