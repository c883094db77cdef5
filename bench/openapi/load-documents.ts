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
  const {name, package: packageSpec, commit = '', file, folder} = document;
  const cached = path.join(cacheFolder, `${name}-${packageSpec?.split('@').at(-1) ?? commit.slice(0, 12)}`);
  if (!existsSync(cached)) {
    const partial = `${cached}.partial`;
    rmSync(partial, {recursive: true, force: true});
    mkdirSync(partial, {recursive: true});
    if (packageSpec === undefined) exportFromGit(document, partial);
    else exportFromPackage(packageSpec, file, partial);
    renameSync(partial, cached);
  }
  const documentFile = path.join(cached, file);
  return {file: documentFile, folder: folder === undefined ? path.dirname(documentFile) : path.join(cached, folder)};
}

/** Writes a file of an npm package into a folder. */
function exportFromPackage(packageSpec: string, file: string, target: string): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const archive = execFileSync(npm, ['pack', '--silent', packageSpec], {cwd: target, encoding: 'utf8'}).trim();
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', `package/${file}`], {cwd: target});
}

/** Writes the files of a document at its commit into a folder. */
function exportFromGit({repository = '', commit = '', file, folder = file}: PublicDocument, target: string): void {
  const gitDir = mirror === undefined ? fetchCommit(repository, commit) : path.join(mirror, repository);
  const archive = execFileSync('git', ['--git-dir', gitDir, 'archive', '--format=tar', commit, '--', folder], {
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', target], {input: archive});
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
