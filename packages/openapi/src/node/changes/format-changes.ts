import {formatCount, groupBy, stringifyJson} from '@developer-docs/utils';
import {describeChange} from '../../changes/describe-change.js';
import {changeLevels, levelTitles, type ChangeLevel} from '../../changes/kinds.js';
import type {ApiChange} from '../../changes/types.js';
import type {FileLocation} from './locate-change.js';

export const changeFormats = ['markdown', 'json', 'github'] as const;
export type ChangeFormat = (typeof changeFormats)[number];

/** The changes between two versions of a document. */
export interface ChangeReport {
  readonly title: string;
  readonly changes: readonly ApiChange[];
  /** The reasons for accepted changes, by ID. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Finds the line of a change in the newer version. */
  readonly locate: (change: ApiChange) => FileLocation;
}

/** Formats changes as Markdown for terminals and comments, as JSON for programs, or as GitHub Actions annotations. */
export const formatChanges = (report: ChangeReport, format: ChangeFormat): string =>
  ({markdown: formatMarkdown, json: formatJson, github: formatAnnotations})[format](report);

const maxOperations = 5;

function formatMarkdown({title, changes, accepted}: ChangeReport): string {
  const open = changes.filter(({id}) => !accepted.has(id));
  const sections = changeLevels.map((level) => ({
    heading: levelTitles[level],
    items: open.filter((change) => change.level === level),
  }));
  sections.push({heading: 'Accepted changes', items: changes.filter(({id}) => accepted.has(id))});
  const blocks = [`# Changes of ${title}`];
  if (changes.length === 0) blocks.push('There are no changes.');
  for (const {heading, items} of sections.filter((section) => section.items.length > 0)) {
    blocks.push(`## ${heading} (${items.length})`);
    for (const [owner, own] of groupBy(items, getOwner)) {
      const lines = own.map((change) => formatItem(change, accepted.get(change.id)));
      blocks.push(`**${owner}**`, lines.join('\n'));
    }
  }
  return `${blocks.join('\n\n')}\n`;
}

const formatItem = (change: ApiChange, reason: string | undefined) =>
  `- ${describeChange(change)} (${change.id})${reason === undefined ? '' : `  \n  Accepted: ${reason}`}`;

/** Returns a change's heading: its operation, or its schema with the operations that use it. */
function getOwner({place: {operation, schema}, direction, operations}: ApiChange): string {
  if (operation !== undefined) return formatOperation(operation);
  const listed = operations.slice(0, maxOperations).map((id) => `\`${id}\``);
  const rest = operations.length - listed.length;
  const users = [...listed, ...(rest > 0 ? [formatCount(rest, 'more operation')] : [])].join(', ');
  if (schema === undefined) return users === '' ? 'All operations' : `All operations that use it: ${users}`;
  const place = direction === undefined ? '' : ` in ${direction}s`;
  return `Schema \`${schema}\`${place} of ${users}`;
}

const formatOperation = ({kind, method, path}: NonNullable<ApiChange['place']['operation']>) =>
  `${kind === 'operation' ? '' : `${kind} `}\`${method.toUpperCase()} ${path}\``;

const formatJson = ({changes, accepted}: ChangeReport): string =>
  `${stringifyJson(
    {
      changes: changes.map((change) => ({
        ...change,
        sentence: describeChange(change),
        ...(accepted.has(change.id) && {accepted: accepted.get(change.id)}),
      })),
    },
    2,
  )}\n`;

const commands: Partial<Record<ChangeLevel, string>> = {breaking: 'error', warning: 'warning', deprecation: 'notice'};

/**
 * Formats the workflow commands of GitHub Actions. Compatible changes would hide others: GitHub limits their number.
 */
function formatAnnotations({changes, accepted, locate}: ChangeReport): string {
  let output = '';
  for (const change of changes) {
    const command = commands[change.level];
    if (command === undefined) continue;
    const reason = accepted.get(change.id);
    const {file, line} = locate(change);
    const {operation} = change.place;
    const prefix = operation === undefined ? '' : `${operation.method.toUpperCase()} ${operation.path}: `;
    const suffix = reason === undefined ? '' : ` Accepted: ${reason}`;
    const text = escapeData(`${prefix}${describeChange(change)}${suffix}`);
    const properties = `file=${escapeProperty(file)},line=${line},title=${change.id}`;
    output += `::${reason === undefined ? command : 'notice'} ${properties}::${text}\n`;
  }
  return output;
}

const escapeData = (text: string) => text.replaceAll(/[%\r\n]/g, encodeURIComponent);
const escapeProperty = (text: string) => text.replaceAll(/[%\r\n:,]/g, encodeURIComponent);
