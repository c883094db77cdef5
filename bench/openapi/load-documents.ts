import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const documentSchema = z.strictObject({
  name: z.string(),
  repository: z.string().optional(),
  commit: z.string().length(40).optional(),
  package: z.string().optional(),
  file: z.string(),
  folder: z.string().optional(),
  covers: z.string(),
});

/** A public OpenAPI document. See `documents.yaml`. */
export type PublicDocument = z.infer<typeof documentSchema>;

const root = path.resolve(__dirname, '../..');
const cacheFolder = path.join(root, 'node_modules/.cache/openapi-documents');

/**
 * Folder of Git repositories, such as `<folder>/stripe/openapi`, that contain the commits of `documents.yaml`. Set it where
 * GitHub can't be reached.
 */
const mirror = process.env['OPENAPI_MIRROR'];

/** The public documents, in the order of `documents.yaml`. */
export function readDocumentList(): PublicDocument[] {
  return z.array(documentSchema).parse(parse(readFileSync(path.join(__dirname, 'documents.yaml'), 'utf8')));
}

/**
 * Fetches a document on first use, into the cache in `node_modules`.
 *
 * @returns The absolute path of the document, and of the folder that contains all of its files.
 * @throws When Git or npm can't reach the source.
 */
export function loadDocument(document: PublicDocument): {readonly file: string; readonly folder: string} {
  const base = document.package === undefined ? exportFromGit(document) : installPackage(document.package);
  const file = path.join(base, document.file);
  return {file, folder: document.folder === undefined ? path.dirname(file) : path.join(base, document.folder)};
}

/** Installs the npm packages of this folder, which take up 400 MB. */
function installPackage(name: string): string {
  const folder = path.join(__dirname, 'node_modules', name);
  const lockfile = path.join(__dirname, 'package-lock.json');
  const {version} = (JSON.parse(readFileSync(lockfile, 'utf8')) as {packages: Record<string, {version: string}>})
    .packages[`node_modules/${name}`] ?? {version: ''};
  const manifest = path.join(folder, 'package.json');
  const isInstalled =
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version === version;
  if (!isInstalled) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--no-audit', '--no-fund'], {cwd: __dirname, stdio: 'inherit'});
  }
  return folder;
}

/** Writes the files of a document at its commit into the cache. */
function exportFromGit({name, repository = '', commit = '', file, folder = file}: PublicDocument): string {
  const exported = path.join(cacheFolder, `${name}-${commit.slice(0, 12)}`);
  if (!existsSync(exported)) {
    const partial = `${exported}.partial`;
    rmSync(partial, {recursive: true, force: true});
    mkdirSync(partial, {recursive: true});
    const gitDir = mirror === undefined ? fetchCommit(repository, commit) : path.join(mirror, repository);
    const archive = execFileSync('git', ['--git-dir', gitDir, 'archive', '--format=tar', commit, '--', folder], {
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', partial], {input: archive});
    renameSync(partial, exported);
  }
  return exported;
}

/** Fetches one commit of a GitHub repository without the contents of its files, which Git loads when they're needed. */
function fetchCommit(repository: string, commit: string): string {
  const gitDir = path.join(cacheFolder, 'repositories', `${repository}.git`);
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], {stdio: ['ignore', 'inherit', 'inherit']});
  if (!existsSync(gitDir)) {
    mkdirSync(gitDir, {recursive: true});
    git('init', '--quiet', '--bare');
    git('remote', 'add', 'origin', `https://github.com/${repository}.git`);
    git('config', 'remote.origin.promisor', 'true');
    git('config', 'remote.origin.partialCloneFilter', 'blob:none');
  }
  git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  return gitDir;
}
