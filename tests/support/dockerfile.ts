import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DockerfileParser, type Instruction} from 'dockerfile-ast';

/** The folders that stand for the file systems of a multi-stage build. */
export interface Stages {
  /** `WORKDIR` of the first stage. */
  readonly site: string;
  /** `/image` of the first stage, which the second stage copies to its root. */
  readonly image: string;
}

/**
 * Executes the first stage of `hosting/Dockerfile` on this machine: copies what the build context contains, and runs each `RUN`
 * instruction with the build arguments as its environment. The absolute path `/image` is replaced with a folder.
 *
 * @param root - The repository, which is the build context.
 * @param buildArguments - Values of `ARG`; others have their default.
 * @returns The instructions of the second stage.
 * @throws Error with the output of a command that fails.
 */
export function runBuildStage(
  root: string,
  stages: Stages,
  buildArguments: Readonly<Record<string, string>>,
): Instruction[] {
  const instructions = DockerfileParser.parse(
    readFileSync(path.join(root, 'hosting/Dockerfile'), 'utf8'),
  ).getInstructions();
  const secondStage = instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
  const environment: Record<string, string> = {};
  for (const instruction of instructions.slice(0, secondStage)) {
    const text = instruction.getRawArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'ARG': {
        const [name = '', defaultValue] = text.split('=');
        const value = buildArguments[name] ?? defaultValue;
        if (value !== undefined) environment[name] = value;
        break;
      }
      case 'COPY':
        copyContext(root, stages.site, text.split(/\s+/).slice(0, -1));
        break;
      case 'RUN':
        execFileSync('sh', ['-c', text.replaceAll('\\\n', ' ').replaceAll('/image', stages.image)], {
          cwd: stages.site,
          env: {PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment},
          stdio: 'pipe',
        });
        break;
      case 'FROM':
      case 'WORKDIR':
        break;
      default:
        throw new Error(`tests/support/dockerfile.ts doesn't support ${instruction.getKeyword()}. Add it.`);
    }
  }
  return instructions.slice(secondStage);
}

/** Copies files of the repository that `.dockerignore` doesn't exclude. Its lines must be names, or names with a trailing `.*`. */
function copyContext(root: string, folder: string, sources: readonly string[]): void {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (file: string) =>
    ignored.some((line) => (line.endsWith('.*') ? file.startsWith(line.slice(0, -1)) : file === line));
  mkdirSync(folder, {recursive: true});
  for (const source of sources) {
    const file = path.join(root, source);
    if (!existsSync(file)) {
      throw new Error(`hosting/Dockerfile copies ${source}, which doesn't exist.`);
    }
    cpSync(file, path.join(folder, source === '.' ? '' : source), {
      recursive: true,
      filter: (name) => !isIgnored(path.relative(root, name)) && path.basename(name) !== 'node_modules',
    });
  }
}
