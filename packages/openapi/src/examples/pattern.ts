import {getOrCreate} from '@developer-docs/utils';
import tokenize, {types, type Group, type Root, type SetTokens, type Token, type Tokens} from 'ret';

/** Characters that negated classes and `.` are chosen from, most readable first. */
const commonCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_. ';

/** A step through them that alternates between lowercase letters, capitals, and digits. */
const mixedStep = 27;

/** How many more repetitions than necessary are tried, to reach a minimum length. */
const maxExtraRepetitions = 64;

/** Maximum length of a string. Nested repetitions could otherwise make the build run out of memory. */
export const maxTextLength = 10_000;

export interface StringLimits {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Counts characters as JSON Schema does, in which an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

export function hasLength(text: string, {minLength, maxLength}: StringLimits): boolean {
  const count = countCharacters(text);
  return count >= minLength && count <= maxLength;
}

/**
 * Compiles a pattern with Unicode, which is how JSON Schema interprets patterns.
 *
 * @returns `undefined` for a pattern that JavaScript doesn't support, for example because it's in another language's
 * syntax. Such patterns aren't checked.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Generates strings that match a regular expression, shortest first.
 *
 * @param variant - Different variants are different strings if the expression allows it.
 * @returns Candidates. Because of lookarounds and references, some candidates may not match, so the caller checks them.
 */
export function* generateMatches(pattern: string, limits: StringLimits, variant: number) {
  const tokens = parsePattern(pattern);
  if (tokens === undefined) return;
  // Lookaheads often require a character of each kind, such as a letter and a digit.
  const steps = pattern.includes('(?=') ? [1, mixedStep] : [1];
  for (let extra = 0; extra <= maxExtraRepetitions; extra += 1) {
    for (const step of steps) {
      const choose: Choose = (options, position) => options[(position * step + variant) % options.length];
      const text = new MatchWriter(choose, extra).write(tokens);
      if (countCharacters(text) > Math.min(limits.maxLength, maxTextLength)) return;
      if (hasLength(text, limits)) yield text;
    }
  }
}

/**
 * Generates a string that matches a regular expression, with random choices.
 *
 * @param extra - How many more repetitions than necessary, so that strings differ.
 * @param random - Returns a number from 0 to 1, exclusive.
 * @returns A candidate, which the caller checks.
 */
export function generateRandomMatch(pattern: string, extra: number, random: () => number): string | undefined {
  const tokens = parsePattern(pattern);
  const choose: Choose = (options) => options[Math.floor(random() * options.length)];
  return tokens && new MatchWriter(choose, extra).write(tokens);
}

function parsePattern(pattern: string): Tokens | undefined {
  const expression = compilePattern(pattern);
  if (expression === undefined) return undefined;
  try {
    return tokenize(groupPairs(replaceUnicodeEscapes(expression.source)));
  } catch {
    return undefined;
  }
}

/** Replaces the Unicode escapes `\u0041` and `\u{1F600}`, which the tokenizer doesn't support, by their characters. */
const replaceUnicodeEscapes = (source: string): string =>
  source.replaceAll(/\\u\{?([\da-f]{4,6})\}?|\\[^]/gi, (escape, code?: string) => {
    if (code === undefined) return escape;
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
  });

/** Groups the code units of repeated characters such as emojis. The tokenizer would only repeat the second one. */
const groupPairs = (source: string): string => source.replaceAll(/[\u{10000}-\u{10FFFF}](?=[*+?{])/gu, '(?:$&)');

/** Chooses an alternative or a character. The position makes neighbors different. */
type Choose = <T>(options: readonly T[], position: number) => T | undefined;

class MatchWriter {
  /** The number of characters that have been chosen. */
  private position = 0;

  constructor(
    private readonly choose: Choose,
    private readonly extra: number,
  ) {}

  write(token: Tokens): string {
    switch (token.type) {
      case types.ROOT:
        return this.writeAlternative(token);
      case types.GROUP:
        return token.followedBy || token.notFollowedBy || token.lookBehind ? '' : this.writeAlternative(token);
      case types.SET: {
        const character = this.choose(listReadableCharacters(token.set, token.not), this.position);
        this.position += 1;
        return character ?? '';
      }
      case types.REPETITION:
        return this.writeAll(repeat(token.value, Math.min(token.max, token.min + this.extra)));
      case types.CHAR:
        return String.fromCodePoint(token.value);
      default:
        return '';
    }
  }

  private writeAlternative({options, stack = []}: Root | Group): string {
    return this.writeAll((options && this.choose(options, 0)) ?? stack);
  }

  /** Writes tokens until the text is too long. */
  private writeAll(tokens: Iterable<Token>): string {
    let text = '';
    for (const token of tokens) {
      text += this.write(token);
      if (text.length > maxTextLength) break;
    }
    return text;
  }
}

function* repeat<T>(item: T, count: number): Generator<T> {
  for (let index = 0; index < count; index += 1) yield item;
}

/** The characters of classes, which repetitions use many times. */
const knownCharacters = new WeakMap<SetTokens, string[]>();

/** Lists the characters of a class that examples contain. */
const listReadableCharacters = (set: SetTokens, isNegated: boolean): string[] =>
  getOrCreate(knownCharacters, set, () => {
    const characters = listCharacters(set, isNegated);
    // `\w` and `[0-9]` begin with 0, and `\s` with unusual spaces.
    const readable = characters.filter((character) => character !== '0' && commonCharacters.includes(character));
    return isNegated || readable.length === 0 ? characters : readable;
  });

/** Lists the characters in a class, at most 100 from each range. */
function listCharacters(set: SetTokens, isNegated: boolean): string[] {
  if (isNegated) return [...commonCharacters].filter((character) => !includesCharacter(set, character));
  return set.flatMap((member) => {
    switch (member.type) {
      case types.RANGE:
        return Array.from({length: Math.min(100, member.to - member.from + 1)}, (_, index) =>
          String.fromCodePoint(member.from + index),
        );
      case types.CHAR:
        return [String.fromCodePoint(member.value)];
      default:
        return listCharacters(member.set, member.not);
    }
  });
}

function includesCharacter(set: SetTokens, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return set.some((member) => {
    switch (member.type) {
      case types.RANGE:
        return code >= member.from && code <= member.to;
      case types.CHAR:
        return member.value === code;
      default:
        return includesCharacter(member.set, character) !== member.not;
    }
  });
}
