import {createSamples, type Operation, type SampleKind} from '@developer-docs/openapi';
import {createSlug, makeUnique} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import {highlightCode} from '../highlight/highlight';
import type {PageContext} from '../html/page-context';
import {createComponent, createPrerenderedNode} from './page-nodes';

const sampleTitles = {minimal: 'request.minimal', realistic: 'request.complete'} as const;

/**
 * Creates a component for each sample: the minimal request, the realistic request, and requests with other body
 * formats.
 */
export function createSampleNodes(operation: Operation, context: PageContext): RootContent[] {
  const {t, sampleLanguages} = context;
  const own = createCodeSamples(operation, context);
  const samples = createSamples(operation, sampleLanguages);
  if (samples.length === 0 && own.blocks.length > 0) {
    const attributes = {operation: operation.id, title: t('request'), codeSamples: own.codeSamples};
    return [createPrerenderedNode('Sample', attributes, own.blocks)];
  }
  const isOnly = samples.filter(({mediaType}) => mediaType === undefined).length === 1;
  return samples.map(({kind, mediaType, request, snippets}, index) => {
    const title =
      mediaType === undefined ? t(isOnly ? 'request' : sampleTitles[kind]) : `${t('request')} (${mediaType})`;
    const blocks = snippets.map(
      ({language, code}) => [language.id, {html: highlightCode(code, language.grammar)}] as const,
    );
    // The code samples of the document are next to the first one.
    const isFirst = index === 0 && own.blocks.length > 0;
    const attributes = {operation: operation.id, kind, title, ...(isFirst && {codeSamples: own.codeSamples})};
    const sample = createPrerenderedNode('Sample', attributes, [...blocks, ...(isFirst ? own.blocks : [])], request);
    return addConsole(sample, operation, {kind, mediaType}, context);
  });
}

/** Adds the button that opens the console to a sample, if the operation has a console. */
function addConsole(
  sample: RootContent,
  {id, kind: operationKind}: Operation,
  {kind, mediaType}: {readonly kind: SampleKind; readonly mediaType: string | undefined},
  {sandbox}: PageContext,
): RootContent {
  if (operationKind !== 'operation' || sandbox === undefined) return sample;
  return createComponent('TryIt', {operation: id, ...(sandbox !== '' && {sandbox}), kind, mediaType}, [sample]);
}

/** Creates the tabs for the code samples in the document. */
function createCodeSamples({codeSamples}: Operation, {sampleLanguages}: PageContext) {
  const usedIds = new Set<string>(sampleLanguages.map(({id}) => id));
  const samples = codeSamples.map(({language, label, source}) => {
    const grammar = grammars.get(language.toLowerCase()) ?? (createSlug(language) || 'text');
    // Tabs with the same language are selected together on all pages.
    return {id: makeUnique(grammar, usedIds), label: label || language, grammar, source};
  });
  return {
    codeSamples: samples.map(({id, label, grammar}) => ({id, label, grammar})),
    blocks: samples.map(({id, grammar, source}) => [id, {html: highlightCode(source, grammar)}] as const),
  };
}

/** Languages whose names differ from those of the highlighter. */
const grammars = new Map([
  ['c#', 'csharp'],
  ['c++', 'cpp'],
  ['f#', 'fsharp'],
  ['shell', 'bash'],
  ['node', 'javascript'],
  ['node.js', 'javascript'],
  ['objective-c', 'objectivec'],
]);
