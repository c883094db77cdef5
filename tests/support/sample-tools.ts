import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Returns whether a command is on the path. */
export const isInstalled = (command: string): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => ['', '.exe'].some((end) => existsSync(path.join(folder, command + end))));

/** The languages whose samples must run, which CI sets. */
export const requiredLanguages = (process.env.REQUIRED_SAMPLE_LANGUAGES ?? '').split(' ').filter(Boolean);

/**
 * Returns whether samples in a language are run: if their tools are installed, or if they must be run, although that
 * fails.
 */
export const isRun = (language: string, tools: readonly string[]): boolean =>
  requiredLanguages.includes(language) || tools.every(isInstalled);

/**
 * Replaces what Mono's C# 7.2 doesn't have: raw strings, `using` in variable declarations, `!`, and the method PATCH.
 */
export function toOldCSharp(code: string): string {
  const declaration = /^(?:await )?using var (.*);$/gm;
  const ends = '}'.repeat(code.match(declaration)?.length ?? 0);
  return `${code
    .replaceAll(declaration, 'using (var $1) {')
    .replaceAll('HttpMethod.Patch', 'new HttpMethod("PATCH")')
    .replaceAll('")!)', '"))')
    .replaceAll(/"""\n([^]*?)\n {4}"""/g, (_, text: string) => {
      const lines = text.replaceAll(/^ {4}/gm, '');
      return `@"${lines.replaceAll('"', '""')}"`;
    })}${ends}`;
}

/** Creates a program that runs samples in C#: each is a method with its own namespace and imports. */
export function createCSharpProgram(codes: readonly string[]): string {
  const namespaces = codes.map((code, index) => {
    const [, imports = '', body = ''] = /^((?:using [\w.]+;\n)*)([^]*)$/.exec(code) ?? [];
    return `namespace N${index} {
${imports}static class Sample { public static async System.Threading.Tasks.Task Run() {
${body}
} } }`;
  });
  return `${namespaces.join('\n')}
static class Run { static void Main() { All().GetAwaiter().GetResult(); }
static async System.Threading.Tasks.Task All() {
${codes.map((_, index) => `await N${index}.Sample.Run();\n`).join('')}} }\n`;
}

export const csharpProject =
  '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>';
