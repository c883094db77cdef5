/**
 * What a change means for clients that worked before:
 *
 * - `breaking`: a request that was valid can be rejected, or a response can lack what it guaranteed.
 * - `warning`: it depends on the client, for example on whether it ignores unknown values.
 * - `addition`: compatible. Requests can contain more, responses guarantee more, or something is new.
 * - `deprecation`: it still works.
 * - `text`: it only affects readers.
 */
export type ChangeLevel = 'breaking' | 'warning' | 'addition' | 'deprecation' | 'text';

/** From most to least important. */
export const changeLevels: readonly ChangeLevel[] = ['breaking', 'warning', 'deprecation', 'addition', 'text'];

interface KindRule {
  /** The level in what clients send. */
  readonly request: ChangeLevel;
  /** The level in what clients receive. */
  readonly response: ChangeLevel;
  /** The English sentence. `{place}` is its subject, and `{before}`, `{after}`, and `{example}` are values. */
  readonly sentence: string;
}

const both = (level: ChangeLevel, sentence: string): KindRule => ({request: level, response: level, sentence});
const levels = (request: ChangeLevel, response: ChangeLevel, sentence: string): KindRule => ({
  request,
  response,
  sentence,
});

type PresenceKind = 'added' | 'required-added' | 'removed' | 'required-removed' | 'became-required' | 'became-optional';
type Subject = 'property' | 'parameter' | 'header' | 'body';

/** The kinds that properties, parameters, headers, and bodies have in common. */
const createPresenceRules = <Name extends Subject>(subject: Name, removed: ChangeLevel = 'warning') =>
  Object.fromEntries(
    Object.entries({
      added: both('addition', '{place} was added.'),
      'required-added': levels('breaking', 'addition', '{place} was added, and is required.'),
      removed: levels(removed, 'warning', '{place} was removed.'),
      'required-removed': levels(removed, 'breaking', '{place}, which was required, was removed.'),
      'became-required': levels('breaking', 'addition', '{place} is now required.'),
      'became-optional': levels('addition', 'breaking', '{place} is no longer required.'),
    } satisfies Record<PresenceKind, KindRule>).map(([kind, rule]) => [`${subject}-${kind}`, rule]),
  ) as unknown as Readonly<Record<`${Name}-${PresenceKind}`, KindRule>>;

/** The kinds of changes, with their levels. The names are stable: feeds, files, and anchors contain them. */
export const changeKinds = {
  'operation-added': both('addition', '{place} was added.'),
  'operation-removed': both('breaking', '{place} was removed.'),
  'operation-moved': both('breaking', '{place} moved from {before} to {after}.'),
  'operation-id-changed': both('text', '{place} has the ID {after} instead of {before}.'),
  deprecated: both('deprecation', '{place} is deprecated.'),
  'no-longer-deprecated': both('addition', '{place} is no longer deprecated.'),
  'description-changed': both('text', '{place} has a new description.'),

  'security-became-required': both('breaking', '{place} requires credentials: {after}.'),
  'security-became-optional': both('addition', '{place} no longer requires credentials.'),
  'security-added': both('addition', '{place} also accepts these credentials: {after}.'),
  'security-removed': both('breaking', '{place} no longer accepts these credentials: {before}. It accepts {after}.'),
  'scope-added': both('breaking', '{place} also requires the scope {after}.'),
  'scope-removed': both('addition', '{place} no longer requires the scope {before}.'),
  'security-scheme-changed': both('breaking', '{place} expects {after} instead of {before}.'),
  'server-added': both('addition', '{place} is also available at {after}.'),
  'server-removed': both('warning', '{place} is no longer listed at {before}.'),

  ...createPresenceRules('parameter'),
  ...createPresenceRules('header'),
  ...createPresenceRules('body', 'breaking'),
  'parameter-renamed': both('text', '{place} was called {before}.'),
  'serialization-changed': both('breaking', '{place} is written as {after} instead of {before}.'),
  'media-type-added': both('addition', '{place} supports {after}.'),
  'media-type-removed': both('breaking', '{place} no longer supports {before}.'),
  'response-added': both('addition', '{place} was added.'),
  'success-response-removed': both('breaking', '{place} was removed.'),
  'error-response-removed': levels('warning', 'addition', '{place} was removed.'),

  ...createPresenceRules('property'),
  'property-rejected': levels('breaking', 'warning', '{place} was removed, and is rejected.'),
  'property-became-read-only': levels('warning', 'text', '{place} is now read-only.'),
  'property-became-write-only': levels('text', 'breaking', '{place} is now write-only.'),
  'other-properties-rejected': levels('breaking', 'addition', '{place} can’t have other properties anymore.'),
  'other-properties-allowed': both('addition', '{place} can have other properties.'),

  'type-changed': both('breaking', '{place} has the type {after} instead of {before}.'),
  'type-widened': levels('addition', 'breaking', '{place} has the type {after}, which allows more than {before}.'),
  'type-narrowed': levels('breaking', 'addition', '{place} has the type {after}, which allows less than {before}.'),
  'became-nullable': levels('addition', 'breaking', '{place} can be null.'),
  'became-not-nullable': levels('breaking', 'addition', '{place} can’t be null anymore.'),
  'format-changed': both('breaking', '{place} has the format {after} instead of {before}.'),
  'format-added': levels('breaking', 'addition', '{place} must have the format {after}.'),
  'format-removed': levels('addition', 'warning', '{place} no longer has the format {before}.'),
  'format-hint-changed': both('text', '{place} has a new format for readers: {after} (before: {before}).'),
  'value-added': levels('addition', 'warning', '{place} can be {after}.'),
  'value-removed': levels('breaking', 'addition', '{place} can’t be {before} anymore.'),
  'values-limited': levels('breaking', 'addition', '{place} can only be {after}.'),
  'values-no-longer-limited': levels('addition', 'warning', '{place} can have values other than {before}.'),
  'values-replaced': both('breaking', '{place} can only be {after} instead of {before}.'),
  'limit-added': levels('breaking', 'addition', '{place} has the limit {after}.'),
  'limit-removed': levels('addition', 'warning', '{place} no longer has the limit {before}.'),
  'limit-tightened': levels('breaking', 'addition', '{place} has the limit {after}, which is stricter than {before}.'),
  'limit-loosened': levels('addition', 'warning', '{place} has the limit {after}, which is looser than {before}.'),
  'pattern-changed': both('warning', '{place} must match {after} instead of {before}.'),
  'pattern-narrowed': levels(
    'breaking',
    'addition',
    '{place} must match {after} instead of {before}, so {example} is no longer valid.',
  ),
  'rule-added': levels('breaking', 'addition', '{place} must also follow the rule {after}.'),
  'rule-removed': levels('addition', 'warning', '{place} no longer follows the rule {before}.'),
  'rule-changed': levels('breaking', 'warning', '{place} follows the rule {after} instead of {before}.'),
  'alternative-added': levels('addition', 'warning', '{place} has a new alternative: {after}.'),
  'alternative-removed': levels('breaking', 'addition', '{place} no longer has the alternative {before}.'),
  'discriminator-changed': both('warning', '{place} is distinguished by {after} instead of {before}.'),
  'default-added': both('text', '{place} has the default {after}.'),
  'default-removed': both('text', '{place} no longer has the default {before}.'),
  'default-changed': levels('warning', 'text', '{place} has the default {after} instead of {before}.'),
} as const satisfies Readonly<Record<string, KindRule>>;

export type ChangeKind = keyof typeof changeKinds;
export type PresenceSubject = Subject;

/** Returns the kind for a property, parameter, header, or body that exists on only one side, or isn't as required as before. */
export const getPresenceKind = (subject: Subject, kind: PresenceKind): ChangeKind => `${subject}-${kind}`;

/**
 * The kinds that mean the same in both directions. A schema that requests and responses use has them once.
 */
export const neutralKinds: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'deprecated',
  'no-longer-deprecated',
  'description-changed',
  'format-hint-changed',
  'discriminator-changed',
  'default-added',
  'default-removed',
]);
