import type {SentenceKey, Term} from './texts.js';

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
  /** The subject of the sentence. */
  readonly term?: Term;
  /** Whether the change means the same in both directions. A schema that requests and responses use has it once. */
  readonly isNeutral?: true;
}

const levels = (request: ChangeLevel, response: ChangeLevel, sentence: SentenceKey, term?: Term): KindRule => ({
  request,
  response,
  sentence,
  term,
});
const both = (level: ChangeLevel, sentence: SentenceKey, term?: Term): KindRule => levels(level, level, sentence, term);
const neutral = (...rule: Parameters<typeof both>): KindRule => ({...both(...rule), isNeutral: true});

type PresenceKind = 'added' | 'required-added' | 'removed' | 'required-removed' | 'became-required' | 'became-optional';
/** What can be required. */
export type PresenceSubject = 'property' | 'parameter' | 'header' | 'body';

/** The kinds that properties, parameters, headers, and bodies have in common. */
const createPresenceRules = <Name extends PresenceSubject>(subject: Name, removed: ChangeLevel = 'warning') =>
  Object.fromEntries(
    Object.entries({
      added: both('addition', 'added'),
      'required-added': levels('breaking', 'addition', 'addedRequired'),
      removed: levels(removed, 'warning', 'removed'),
      'required-removed': levels(removed, 'breaking', 'removedRequired'),
      'became-required': levels('breaking', 'addition', 'required'),
      'became-optional': levels('addition', 'breaking', 'optional'),
    } satisfies Record<PresenceKind, KindRule>).map(([kind, rule]) => [`${subject}-${kind}`, rule]),
  ) as unknown as Readonly<Record<`${Name}-${PresenceKind}`, KindRule>>;

/** The kinds of changes, with their levels. The names are stable: feeds, files, and anchors contain them. */
export const changeKinds = {
  'operation-added': both('addition', 'added'),
  'operation-removed': both('breaking', 'removed'),
  'operation-moved': both('breaking', 'moved'),
  'operation-id-changed': both('text', 'changed', 'id'),
  deprecated: neutral('deprecation', 'deprecated'),
  'no-longer-deprecated': neutral('addition', 'notDeprecated'),
  'description-changed': neutral('text', 'description'),

  'security-became-required': both('breaking', 'needed', 'credentials'),
  'security-became-optional': both('addition', 'notNeeded', 'credentials'),
  'security-added': both('addition', 'supported', 'credentials'),
  'security-removed': both('breaking', 'notSupported', 'credentials'),
  'scope-added': both('breaking', 'needed', 'scope'),
  'scope-removed': both('addition', 'notNeeded', 'scope'),
  'security-scheme-changed': both('breaking', 'changed', 'definition'),
  'server-added': both('addition', 'has', 'server'),
  'server-removed': both('warning', 'hasNot', 'server'),

  ...createPresenceRules('parameter'),
  ...createPresenceRules('header'),
  ...createPresenceRules('body', 'breaking'),
  'parameter-renamed': both('text', 'changed', 'name'),
  'serialization-changed': both('breaking', 'changed', 'serialization'),
  'media-type-added': both('addition', 'supported', 'mediaType'),
  'media-type-removed': both('breaking', 'notSupported', 'mediaType'),
  'response-added': both('addition', 'added'),
  'success-response-removed': both('breaking', 'removed'),
  'error-response-removed': levels('warning', 'addition', 'removed'),

  ...createPresenceRules('property'),
  'property-rejected': levels('breaking', 'warning', 'rejected'),
  'property-became-read-only': levels('warning', 'text', 'readOnly'),
  'property-became-write-only': levels('text', 'breaking', 'writeOnly'),
  'other-properties-rejected': levels('breaking', 'addition', 'othersRejected'),
  'other-properties-allowed': both('addition', 'othersAllowed'),

  'type-changed': both('breaking', 'changed', 'type'),
  'type-widened': levels('addition', 'breaking', 'looser', 'type'),
  'type-narrowed': levels('breaking', 'addition', 'stricter', 'type'),
  'became-nullable': levels('addition', 'breaking', 'allowed'),
  'became-not-nullable': levels('breaking', 'addition', 'notAllowed'),
  'format-changed': both('breaking', 'changed', 'format'),
  'format-added': levels('breaking', 'addition', 'has', 'format'),
  'format-removed': levels('addition', 'warning', 'hasNot', 'format'),
  'format-hint-changed': neutral('text', 'changed', 'format'),
  'value-added': levels('addition', 'warning', 'allowed'),
  'value-removed': levels('breaking', 'addition', 'notAllowed'),
  'values-limited': levels('breaking', 'addition', 'limited'),
  'values-no-longer-limited': levels('addition', 'warning', 'unlimited'),
  'values-replaced': both('breaking', 'changed', 'values'),
  'limit-added': levels('breaking', 'addition', 'has', 'limit'),
  'limit-removed': levels('addition', 'warning', 'hasNot', 'limit'),
  'limit-tightened': levels('breaking', 'addition', 'stricter', 'limit'),
  'limit-loosened': levels('addition', 'warning', 'looser', 'limit'),
  'pattern-changed': both('warning', 'changed', 'pattern'),
  'pattern-narrowed': levels('breaking', 'addition', 'narrowed', 'pattern'),
  'rule-added': levels('breaking', 'addition', 'has', 'rule'),
  'rule-removed': levels('addition', 'warning', 'hasNot', 'rule'),
  'rule-changed': levels('breaking', 'warning', 'changed', 'rule'),
  'alternative-added': levels('addition', 'warning', 'allowed'),
  'alternative-removed': levels('breaking', 'addition', 'notAllowed'),
  'discriminator-changed': neutral('warning', 'changed', 'discriminator'),
  'default-added': neutral('text', 'has', 'default'),
  'default-removed': neutral('text', 'hasNot', 'default'),
  'default-changed': levels('warning', 'text', 'changed', 'default'),
} satisfies Readonly<Record<string, KindRule>>;

export type ChangeKind = keyof typeof changeKinds;
