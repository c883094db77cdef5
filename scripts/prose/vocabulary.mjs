// cspell:ignore arriv brefus lication utili ying

/**
 * A preferred term or spelling. `rules.test.ts` has an example for each.
 *
 * @typedef {object} Term
 * @property {string | readonly string[]} preferred - The term to write, or several if it depends on the sentence.
 * @property {RegExp} avoid - Matches other spellings, or other terms for the same concept.
 */

/** Spellings. @type {readonly Term[]} */
const spellings = [
  {preferred: 'endpoint', avoid: /\bend[ -]points?\b/i},
  {preferred: 'webhook', avoid: /\bweb[ -]hooks?\b/i},
  {preferred: 'email', avoid: /\be-mails?\b/i},
  {preferred: 'website', avoid: /\bweb[ -]sites?\b/i},
  {preferred: 'web page', avoid: /\bwebpages?\b/i},
  {preferred: 'JavaScript', avoid: /\bJavascript\b|\bJava Script\b/},
  {preferred: 'TypeScript', avoid: /\bTypescript\b|\bType Script\b/},
  {preferred: 'GitHub', avoid: /\bGithub\b/},
  {preferred: 'OpenAPI', avoid: /\bOpen API\b|\bOpenApi\b|\bSwagger\b/},
  {preferred: 'API', avoid: /\bApis?\b/},
  {preferred: 'JSON', avoid: /\bJson\b/},
  {preferred: 'HTTP', avoid: /\bHttps?\b/},
  {preferred: 'URL', avoid: /(?<![\w-])Urls?\b/},
  {preferred: 'ID', avoid: /\bids?\b/},
  {preferred: 'canceled', avoid: /\bcancelled\b/i},
  {preferred: 'catalog', avoid: /\bcatalogues?\b/i},
];

/** Everyday words, with the terms that developers know and search for. @type {readonly Term[]} */
const standardTerms = [
  {
    preferred: ['URL', 'endpoint', 'path'],
    avoid:
      /(?<!(?:e?mail|IP|postal|mailing|street|billing|venue|MAC|loopback|formal|polite|form of|brand)[ -])\baddress(?:es)?\b(?! (?:bar|the reader))/i,
  },
  {preferred: ['response', 'return'], avoid: /\banswer(?:s|ed|ing)?\b(?! (?:(?:the|a|your|this) )?questions?)/i},
  {preferred: ['reject', 'return'], avoid: /\brefus(?:e|es|ed|al|als|ing)\b/i},
  {preferred: ['timestamp', 'time'], avoid: /\bmoments?\b/i},
  {preferred: 'image', avoid: /\bpictures?\b/i},
  {
    preferred: ['is in', 'appears in', 'is listed in'],
    avoid: /\b(?:stands?|stood) (?:in|under|beside|on|above|below|at|there|between|behind)\b/i,
  },
  {preferred: ['request', 'preference'], avoid: /\bwish(?:es|ed)?\b/i},
  {preferred: 'fix', avoid: /\bmend(?:s|ed|ing)?\b|\bputs? (?:\w+ )?right\b/i},
  {
    preferred: ['poll', 'fetch'],
    avoid: /\bask(?:s|ed|ing)? (?:\w+ ){0,3}again\b|\bread(?:s|ing)? (?:it|the (?:request|status)) again\b/i,
  },
  {
    preferred: 'retry',
    avoid: /\brepeat(?:s|ed|ing)? (?:(?:an?|the|this|that|such a|your) (?:\w+ )?(?:call|request)s?)\b/i,
  },
  {preferred: ['process', 'perform'], avoid: /\bcarr(?:y|ies|ied|ying) out\b/i},
  {preferred: 'receive', avoid: /\b(?:calls?|requests?|body|bodies) (?:(?:has|have) )?arriv(?:es?|ed)\b/i},
  {preferred: ['immediately', 'at the same time'], avoid: /\bat once\b/i},
  {preferred: 'continue', avoid: /\b(?:go|goes|went|gone|going) on\b/i},
  {preferred: ['no longer exists', 'has been deleted'], avoid: /\b(?:is|are|was|were) gone\b/i},
  {preferred: 'your', avoid: /\bof (?:yours|your own)\b/i},
  {preferred: ['unnecessarily', 'without effect'], avoid: /\bin vain\b/i},
  {preferred: ['distinguish', 'discriminate'], avoid: /\b(?:tells?|told|telling) (?:\w+ )?apart\b/i},
  {
    preferred: ['specifies', 'contains', 'indicates'],
    avoid:
      /\b(?:header|field|table|page|response|section|entry|document|contract|diagram|guide|it|that|which|code|text|status|message|event)\s+(?:says?|tells?)\b/i,
  },
  {preferred: 'automatically', avoid: /\bby itself\b/i},
  {preferred: 'who', avoid: /\bwith whom\b/i},
  {preferred: 'indefinitely', avoid: /\bfor ever\b/i},
  {preferred: 'background', avoid: /\bon (?:every|any|an?|the|light|dark) grounds?\b/i},
  {preferred: 'returned by', avoid: /\bgiven by\b/i},
  {preferred: 'is returned', avoid: /\bcomes? back\b/i},
  {preferred: ['expired', 'invalid'], avoid: /\bdead (?:links?|tokens?)\b|\bstays? dead\b/i},
  {preferred: ['pass', 'return'], avoid: /\bhand(?:s|ed|ing)? (?:it |them )?(?:over|back)\b/i},
  {preferred: ['someone', 'users'], avoid: /\bsomebody\b/i},
  {
    preferred: 'a contraction such as "isn\'t"',
    avoid: /\b(?:do|does|did|is|are|was|were|has|have|could|would|should|need) not\b|\bcannot\b/i,
  },
];

/** @type {readonly Term[]} */
export const terms = [...spellings, ...standardTerms];

/**
 * Words and phrases to avoid in prose, with advice on how to rephrase them.
 *
 * @type {readonly {readonly avoid: RegExp, readonly advice: string}[]}
 */
export const fillerWords = [
  {avoid: /\b(?:simply|easily|obviously|of course|basically|actually|very)\b/i, advice: 'Remove this filler word.'},
  {avoid: /\bplease\b/i, advice: 'Use the imperative without "please".'},
  {avoid: /\b(?:e\.g\.|i\.e\.|etc\b\.?|viz\.|et al\.)/i, advice: 'Write "for example", "such as", or "that is".'},
  {avoid: /\b(?:utili[sz]es?|leverages?|in order to)\b/i, advice: 'Write "use" or "to".'},
  {
    avoid:
      /\b(?:seamless(?:ly)?|robust|powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|effortless(?:ly)?|state-of-the-art)\b/i,
    advice: 'Replace marketing language with a fact.',
  },
  {
    avoid: /\b(?:reasonable|a while|some time|a few (?:seconds|minutes|hours|days))\b/i,
    advice: 'Write the number.',
  },
  {
    // "This month" is allowed, because billing months are relative to the reader.
    avoid:
      /\b(?:(?:last|this|next|past|coming) (?:year|quarter|week)|recently|currently|nowadays|these days|at the moment|at this time|at present|right now|as of (?:now|today|this writing)|in the near future)\b/i,
    advice: 'Name a version or a date instead of a relative time.',
  },
  {
    avoid: /\b(?:TBD|TBA|lorem ipsum|coming soon|under construction|to be (?:determined|announced))\b/i,
    advice: 'Write the text, or remove the placeholder.',
  },
];
