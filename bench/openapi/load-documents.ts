import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {runNpm} from '../../tools/run-npm';

const documentSchema = z.strictObject({
  name: z.string(),
  repository: z.string().optional(),
  commit: z.string().length(40).optional(),
  package: z.string().optional(),
  file: z.string(),
  folder: z.string().optional(),
  covers: z.string(),
});

/** A public OpenAPI document in `documents.yaml`. */
export type PublicDocument = z.infer<typeof documentSchema>;

const root = path.resolve(__dirname, '../..');
const cacheFolder = path.join(root, 'node_modules/.cache/openapi-documents');

/**
 * A folder of Git repositories, such as `<folder>/stripe/openapi`, that contain the commits in `documents.yaml`. Set it
 * if GitHub isn't reachable.
 */
const mirrorFolder = process.env['OPENAPI_MIRROR'];

/** Reads the list of public documents, in the order of `documents.yaml`. */
export function readDocumentList(): PublicDocument[] {
  return z.array(documentSchema).parse(parse(readFileSync(path.join(__dirname, 'documents.yaml'), 'utf8')));
}

/**
 * Fetches a document into the cache in `node_modules` on first use.
 *
 * @returns The absolute path of the document.
 * @throws Error if Git or npm can't fetch the document.
 */
export function loadDocument(document: PublicDocument): string {
  const {name, package: packageSpec, commit = '', file} = document;
  const cachedFolder = path.join(cacheFolder, `${name}-${packageSpec?.split('@').at(-1) ?? commit.slice(0, 12)}`);
  if (!existsSync(cachedFolder)) {
    const partialFolder = `${cachedFolder}.partial`;
    rmSync(partialFolder, {recursive: true, force: true});
    mkdirSync(partialFolder, {recursive: true});
    if (packageSpec === undefined) extractFromGit(document, partialFolder);
    else extractFromPackage(packageSpec, file, partialFolder);
    renameSync(partialFolder, cachedFolder);
  }
  return path.join(cachedFolder, file);
}

/** Writes a file of an npm package into a folder. */
function extractFromPackage(packageSpec: string, file: string, target: string): void {
  const archive = runNpm(['pack', '--silent', packageSpec], {cwd: target}).trim();
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', `package/${file}`], {cwd: target});
}

/** Writes the files of a document at its commit into a folder. */
function extractFromGit({repository = '', commit = '', file, folder = file}: PublicDocument, target: string): void {
  const gitDir = mirrorFolder === undefined ? fetchCommit(repository, commit) : path.join(mirrorFolder, repository);
  const archive = execFileSync('git', ['--git-dir', gitDir, 'archive', '--format=tar', commit, '--', folder], {
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', target], {input: archive});
}

/** Fetches a commit of a GitHub repository without file contents, which Git fetches on demand. */
function fetchCommit(repository: string, commit: string): string {
  const gitDir = path.join(cacheFolder, 'repositories', `${repository}.git`);
  const runGit = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], {stdio: ['ignore', 'inherit', 'inherit']});
  if (!existsSync(gitDir)) {
    mkdirSync(gitDir, {recursive: true});
    runGit('init', '--quiet', '--bare');
    runGit('remote', 'add', 'origin', `https://github.com/${repository}.git`);
    runGit('config', 'remote.origin.promisor', 'true');
    runGit('config', 'remote.origin.partialCloneFilter', 'blob:none');
  }
  runGit('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  return gitDir;
}
