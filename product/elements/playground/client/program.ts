import type {PlaygroundModel, Setup, SetupCall, TokenBehavior} from './model';

/** The setup that the playground runs and displays as code next to the widget, with all options. */
export type Program = Setup & Required<Pick<Setup, 'options'>>;

export const containerSelector = '#designer';
const defaultContainer = `'${containerSelector}'`;

/**
 * Finds the setup for a reference entry, such as the `generate` function. The setup for an option sets it to its example
 * value.
 */
export function findSetup(model: PlaygroundModel, kind = '', name = ''): Setup | undefined {
  if (kind === 'option') {
    const example = model.optionEntries.find((option) => option.name === name)?.example;
    return example === undefined ? undefined : {options: {[name]: example}};
  }
  const setup = kind === 'function' || kind === 'event' || kind === 'error' ? model.setups[kind][name] : undefined;
  return kind === 'event' ? {listen: name, ...setup} : setup;
}

/** Adds the default options to a setup. */
export const createProgram = (model: PlaygroundModel, setup: Setup, options: Program['options']): Program => ({
  ...setup,
  options: {container: defaultContainer, ...model.options, ...options, ...setup.options},
});

const formatTokenProvider = ({tokenEndpoint}: PlaygroundModel, behavior: Exclude<TokenBehavior, 'missing'>) =>
  ({
    works: `async ({signal}) => {
    const response = await fetch('${tokenEndpoint.path}', {method: 'POST', signal});
    return response.json();
  }`,
    rejects: "() => Promise.reject(new Error('The user has no session.'))",
    hangs: '() => new Promise(() => {})',
    invalid: "async () => ({token: 'invalid', expiresAt: '2100-01-01T00:00:00Z'})",
  })[behavior];

const usesName = (calls: readonly SetupCall[], name: string) =>
  calls.some(({args = []}) => args.some((argument) => new RegExp(`\\b${name}\\b(?!:)`).test(argument)));

/** Generates the JavaScript code of a program. */
export function formatProgram(model: PlaygroundModel, program: Program): string {
  const {options, getToken = 'works', calls = []} = program;
  const entries = [
    ...Object.entries(options),
    ...(getToken === 'missing' ? [] : [['getToken', formatTokenProvider(model, getToken)] as const]),
  ];
  const object = `{\n${entries.map(([name, value]) => `  ${name}: ${value},\n`).join('')}}`;
  const hasOptionsVariable = usesName(calls, 'options');
  const factory = `${model.globalName}.${model.factory}`;
  const lines = hasOptionsVariable
    ? [`const options = ${object};`, `const widget = ${factory}(options);`]
    : [`const widget = ${factory}(${object});`];
  if (program.prevent !== undefined) {
    lines.push(`widget.on('${program.prevent}', (event) => event.preventDefault());`);
  }
  if (program.listen !== undefined) {
    lines.push(`widget.on('${program.listen}', (event) => console.log(event));`);
  }
  if (calls.length > 0) {
    lines.push(
      '',
      ...(program.isImmediate === true ? [] : ['await widget.whenReady();']),
      ...formatCalls(model, calls),
    );
  }
  return lines.join('\n');
}

function formatCalls(model: PlaygroundModel, calls: readonly SetupCall[]): string[] {
  const pending: string[] = [];
  const lines = calls.map((call, index) => {
    const later = calls.slice(index + 1);
    const code = formatCall(model, call);
    if (call.isPending === true) {
      pending.push('await promise;');
      return `const promise = ${code};`;
    }
    const isAwaited = findFunction(model, call.name)?.returnsPromise === true;
    const isErrorUsed = later[0] !== undefined && usesName(later.slice(0, 1), 'error');
    if (isErrorUsed) {
      return `const error = await ${code}.catch((reason) => reason);`;
    }
    const usedResults = (call.results ?? []).filter((name) => usesName(later, name));
    return `${usedResults.length > 0 ? `const {${usedResults.join(', ')}} = ` : ''}${isAwaited ? 'await ' : ''}${code};`;
  });
  return [...lines, ...pending];
}

/** Formats a call, such as `widget.generate({prompt: '…'})`. */
export function formatCall(model: PlaygroundModel, {name, args = []}: SetupCall): string {
  const object = findFunction(model, name) === undefined ? model.globalName : 'widget';
  return `${object}.${name}(${args.join(', ')})`;
}

export const findFunction = ({functions}: PlaygroundModel, name: string) =>
  functions.find((entry) => entry.name === name);
