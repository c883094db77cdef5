import type {SentenceKey, TermKey} from './texts.js';

/**
 * What a change means for clients that worked before:
 *
 * - `breaking`: a request that was valid can be rejected, or a response can lack what it guaranteed.
 * - `warning`: the effect depends on the client, for example on whether it ignores unknown values.
 * - `addition`: compatible. Requests can contain more, responses guarantee more, or something is new.
 * - `deprecation`: it still works.
 * - `text`: it only affects readers.
 */
export type ChangeLevel = 'breaking' | 'warning' | 'addition' | 'deprecation' | 'text';

/** From most to least important. */
export const changeLevels: readonly ChangeLevel[] = ['breaking', 'warning', 'deprecation', 'addition', 'text'];

/** The headings of lists of changes, in English. */
export const levelTitles: Readonly<Record<ChangeLevel, string>> = {
  breaking: 'Breaking changes',
  warning: 'Warnings',
  deprecation: 'Deprecations',
  addition: 'Compatible changes',
  text: 'Texts',
};

interface KindRule {
  /** The level in what clients send. */
  readonly request: ChangeLevel;
  /** The level in what clients receive. */
  readonly response: ChangeLevel;
  readonly sentence: SentenceKey;
  readonly term?: TermKey;
  /** Whether the change means the same in both directions. A schema that requests and responses use has it once. */
  readonly isNeutral?: true;
}

const levels = (request: ChangeLevel, response: ChangeLevel, sentence: SentenceKey, term?: TermKey): KindRule => ({
  request,
  response,
  sentence,
  term,
});
const both = (level: ChangeLevel, sentence: SentenceKey, term?: TermKey): KindRule =>
  levels(level, level, sentence, term);
const neutral = (level: ChangeLevel, sentence: SentenceKey, term?: TermKey): KindRule => ({
  ...both(level, sentence, term),
  isNeutral: true,
});

/** The kinds of changes, with their levels. The names are stable: feeds, files, and anchors contain them. */
export const changeKinds = {
  'operation-added': both('addition', 'added'),
  'operation-removed': both('breaking', 'removed'),
  'operation-moved': both('breaking', 'moved'),
  'operation-id-changed': both('text', 'changed', 'term.id'),
  deprecated: neutral('deprecation', 'deprecated'),
  'no-longer-deprecated': neutral('addition', 'notDeprecated'),
  'description-changed': neutral('text', 'description'),

  'security-became-required': both('breaking', 'needed', 'term.credentials'),
  'security-became-optional': both('addition', 'notNeeded', 'term.credentials'),
  'security-added': both('addition', 'supported', 'term.credentials'),
  'security-removed': both('breaking', 'notSupported', 'term.credentials'),
  'scope-added': both('breaking', 'needed', 'term.scope'),
  'scope-removed': both('addition', 'notNeeded', 'term.scope'),
  'security-scheme-changed': both('breaking', 'changed', 'term.definition'),
  'server-added': both('addition', 'has', 'term.server'),
  'server-removed': both('warning', 'hasNot', 'term.server'),

  'parameter-added': both('addition', 'added'),
  'parameter-required-added': levels('breaking', 'addition', 'addedRequired'),
  'parameter-removed': both('warning', 'removed'),
  'parameter-required-removed': levels('warning', 'breaking', 'removedRequired'),
  'parameter-became-required': levels('breaking', 'addition', 'required'),
  'parameter-became-optional': levels('addition', 'breaking', 'optional'),
  'header-added': both('addition', 'added'),
  'header-required-added': levels('breaking', 'addition', 'addedRequired'),
  'header-removed': both('warning', 'removed'),
  'header-required-removed': levels('warning', 'breaking', 'removedRequired'),
  'header-became-required': levels('breaking', 'addition', 'required'),
  'header-became-optional': levels('addition', 'breaking', 'optional'),
  'body-added': both('addition', 'added'),
  'body-required-added': levels('breaking', 'addition', 'addedRequired'),
  'body-removed': levels('breaking', 'warning', 'removed'),
  'body-required-removed': both('breaking', 'removedRequired'),
  'body-became-required': levels('breaking', 'addition', 'required'),
  'body-became-optional': levels('addition', 'breaking', 'optional'),
  'parameter-renamed': both('text', 'changed', 'term.name'),
  'serialization-changed': both('breaking', 'changed', 'term.serialization'),
  'media-type-added': both('addition', 'supported', 'term.mediaType'),
  'media-type-removed': both('breaking', 'notSupported', 'term.mediaType'),
  'response-added': both('addition', 'added'),
  'success-response-removed': both('breaking', 'removed'),
  'error-response-removed': levels('warning', 'addition', 'removed'),

  'property-added': both('addition', 'added'),
  'property-required-added': levels('breaking', 'addition', 'addedRequired'),
  'property-removed': both('warning', 'removed'),
  'property-required-removed': levels('warning', 'breaking', 'removedRequired'),
  'property-became-required': levels('breaking', 'addition', 'required'),
  'property-became-optional': levels('addition', 'breaking', 'optional'),
  'property-rejected': levels('breaking', 'warning', 'rejected'),
  'other-properties-rejected': levels('breaking', 'addition', 'othersRejected'),
  'other-properties-allowed': both('addition', 'othersAllowed'),

  'type-changed': both('breaking', 'changed', 'term.type'),
  'type-widened': levels('addition', 'breaking', 'looser', 'term.type'),
  'type-narrowed': levels('breaking', 'addition', 'stricter', 'term.type'),
  'became-nullable': levels('addition', 'breaking', 'allowed'),
  'became-not-nullable': levels('breaking', 'addition', 'notAllowed'),
  'format-changed': both('breaking', 'changed', 'term.format'),
  'format-added': levels('breaking', 'addition', 'has', 'term.format'),
  'format-removed': levels('addition', 'warning', 'hasNot', 'term.format'),
  'format-hint-changed': neutral('text', 'changed', 'term.format'),
  'value-added': levels('addition', 'warning', 'allowed'),
  'value-removed': levels('breaking', 'addition', 'notAllowed'),
  'values-limited': levels('breaking', 'addition', 'limited'),
  'values-no-longer-limited': levels('addition', 'warning', 'unlimited'),
  'values-replaced': both('breaking', 'changed', 'term.values'),
  'limit-added': levels('breaking', 'addition', 'has', 'term.limit'),
  'limit-removed': levels('addition', 'warning', 'hasNot', 'term.limit'),
  'limit-tightened': levels('breaking', 'addition', 'stricter', 'term.limit'),
  'limit-loosened': levels('addition', 'warning', 'looser', 'term.limit'),
  'pattern-changed': levels('breaking', 'warning', 'changed', 'term.pattern'),
  'rule-added': levels('breaking', 'addition', 'has', 'term.rule'),
  'rule-removed': levels('addition', 'warning', 'hasNot', 'term.rule'),
  'rule-changed': levels('breaking', 'warning', 'changed', 'term.rule'),
  'alternative-added': levels('addition', 'warning', 'allowed'),
  'alternative-removed': levels('breaking', 'addition', 'notAllowed'),
  'discriminator-changed': neutral('warning', 'changed', 'term.discriminator'),
  'default-added': neutral('text', 'has', 'term.default'),
  'default-removed': neutral('text', 'hasNot', 'term.default'),
  'default-changed': levels('warning', 'text', 'changed', 'term.default'),
} satisfies Readonly<Record<string, KindRule>>;

export type ChangeKind = keyof typeof changeKinds;
