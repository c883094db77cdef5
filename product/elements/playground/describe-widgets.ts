import type {SdkEntry, SdkModel} from '../sdk-reference/model';
import {toFirstSentences} from '@developer-docs/docusaurus-theme-openapi';
import {quote} from './client/expression';
import type {PlaygroundModel, PlaygroundOption, PlaygroundWidget} from './client/model';

/**
 * A kind of widget and the interfaces that declare it, which don't include the members that they inherit. The widget
 * must have the options `container` and `getToken`, and the functions `on`, `update`, `whenReady`, and `destroy`.
 */
export interface WidgetDeclaration extends PlaygroundWidget {
  /** The names of the interfaces for options, functions, and events. */
  readonly interfaces: readonly string[];
}

/** Options that the playground sets itself. */
const fixedOptions: readonly string[] = ['container', 'getToken'];
/** Functions that readers can't call. The playground itself listens to all events. */
const excludedFunctions: readonly string[] = ['on'];

/** Describes a kind of widget for the playground. */
export function describeWidget(
  factory: string,
  {interfaces, ...widget}: WidgetDeclaration,
  sdk: SdkModel,
): PlaygroundModel {
  const findEntries = (groups: ReadonlyMap<string, readonly SdkEntry[]>): SdkEntry[] => {
    const entries = interfaces.flatMap((name) => groups.get(name) ?? []);
    // The functions of an interface can override inherited functions.
    return [...new Map(entries.map((entry) => [entry.name, entry])).values()];
  };
  const functions = findEntries(sdk.functions);
  const events = findEntries(sdk.events);
  return {
    ...widget,
    factory,
    optionEntries: findEntries(sdk.options)
      .filter(({name}) => !fixedOptions.includes(name))
      .map((option) => describeOption(option, sdk)),
    functions: functions
      .filter(({name}) => !excludedFunctions.includes(name))
      .map(({name, fields, type}) => ({
        name,
        parameters: fields.map((parameter) => ({
          name: parameter.name,
          type: parameter.type,
          values: sdk.types.get(parameter.type)?.values ?? [],
        })),
        returnsPromise: /: Promise<[^:]*$/.test(type),
      })),
    events: events.map(({name, tags}) => ({name, isCancelable: tags['cancelable']?.startsWith('Yes') === true})),
  };
}

function describeOption(option: SdkEntry, sdk: SdkModel): PlaygroundOption {
  const {name, type, description, tags} = option;
  const [, example] = new RegExp(`\\b${name}: (.+),\\n`).exec(option.example ?? '') ?? [];
  return {
    name,
    type,
    description: toFirstSentences(description),
    default: toFirstSentences(tags['defaultValue'] ?? ''),
    isChangeable: /^Yes, with `update`/.test(tags['changeable'] ?? ''),
    ...chooseControl(type, sdk),
    ...(example !== undefined && {example}),
  };
}

function chooseControl(type: string, {types}: SdkModel): Pick<PlaygroundOption, 'control' | 'values'> {
  const [, itemType] = /^readonly (\w+)\[\]$/.exec(type) ?? [];
  const values = types.get(itemType ?? type)?.values ?? [];
  if (values.length > 0) {
    return {control: itemType === undefined ? 'choice' : 'choices', values: values.map(quote)};
  }
  return type === 'boolean'
    ? {control: 'choice', values: ['true', 'false']}
    : {control: type === 'string' ? 'text' : 'expression', values: []};
}
