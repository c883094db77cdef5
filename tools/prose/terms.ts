// cspell:ignore arriv brefus utili ying

/** A word or phrase to avoid. */
export interface Term {
  /** Matches the word or phrase. */
  readonly avoid: RegExp;
  /** What to do about it. */
  readonly advice: string;
  /** A text that's rejected, and its correction. */
  readonly example: readonly [wrong: string, right: string];
}

/** Words and phrases to avoid in all texts. */
export const generalTerms: readonly Term[] = [
  // Spelling
  {avoid: /\bend[ -]points?\b/i, advice: 'Write "endpoint".', example: ['the end point', 'the endpoint']},
  {avoid: /\bweb[ -]hooks?\b/i, advice: 'Write "webhook".', example: ['a web-hook', 'a webhook']},
  {avoid: /\be-mails?\b/i, advice: 'Write "email".', example: ['an E-mail', 'an email']},
  {avoid: /\bweb[ -]sites?\b/i, advice: 'Write "website".', example: ['the web site', 'the website']},
  {avoid: /\bwebpages?\b/i, advice: 'Write "web page".', example: ['a webpage', 'a web page']},
  {avoid: /\bJava Script\b|\bJavascript\b/, advice: 'Write "JavaScript".', example: ['Javascript', 'JavaScript']},
  {avoid: /\bType Script\b|\bTypescript\b/, advice: 'Write "TypeScript".', example: ['Type Script', 'TypeScript']},
  {avoid: /\bGithub\b/, advice: 'Write "GitHub".', example: ['Github', 'GitHub']},
  {
    avoid: /\bOpen API\b|\bOpenApi\b|\bSwagger\b/,
    advice: 'Write "OpenAPI".',
    example: ['the Swagger file', 'the OpenAPI file'],
  },
  {
    avoid: /\b(?:Apis?|Json|Https?)\b|(?<![\w-])Urls?\b|\bids?\b/,
    advice: 'Write abbreviations in uppercase.',
    example: ['the id in Json', 'the ID in JSON'],
  },
  {avoid: /\bcancelled\b/i, advice: 'Write "canceled".', example: ['is cancelled', 'is canceled']},
  {avoid: /\bcatalogues?\b/i, advice: 'Write "catalog".', example: ['the catalogue', 'the catalog']},
  {
    avoid: /\b(?:do|does|did|is|are|was|were|has|have|could|would|should|need) not\b|\bcannot\b/i,
    advice: 'Write a contraction such as "isn\'t".',
    example: ['is not', "isn't"],
  },

  // Standard terms, which developers know and search for
  {
    avoid:
      /(?<!(?:e?mail|IP|postal|mailing|street|billing|venue|MAC|loopback|formal|polite|form of|brand)[ -])\baddress(?:es)?\b(?! (?:bar|the reader))/i,
    advice: 'Write "URL", "endpoint", or "path".',
    example: ['the address of the page', 'the URL of the page or your email address'],
  },
  {
    avoid: /\banswer(?:s|ed|ing)?\b(?! (?:(?:the|a|your|this) )?questions?)/i,
    advice: 'Write "response" or "return".',
    example: ['the API answers with 200', 'the API returns 200 and answers your question'],
  },
  {
    avoid: /\brefus(?:e|es|ed|al|als|ing)\b/i,
    advice: 'Write "reject" or "return".',
    example: ['is refused', 'is rejected'],
  },
  {avoid: /\bmoments?\b/i, advice: 'Write "timestamp" or "time".', example: ['the moment it ends', 'the timestamp']},
  {avoid: /\bpictures?\b/i, advice: 'Write "image".', example: ['a picture', 'an image']},
  {
    avoid: /\bask(?:s|ed|ing)? (?:\w+ ){0,3}again\b|\bread(?:s|ing)? (?:it|the (?:request|status)) again\b/i,
    advice: 'Write "poll" or "fetch".',
    example: ['ask the server again', 'poll the server'],
  },
  {
    avoid: /\brepeat(?:s|ed|ing)? (?:(?:an?|the|this|that|such a|your) (?:\w+ )?(?:call|request)s?)\b/i,
    advice: 'Write "retry".',
    example: ['repeat the call', 'retry the request'],
  },
  {
    avoid: /\bcarr(?:y|ies|ied|ying) out\b/i,
    advice: 'Write "process" or "perform".',
    example: ['carries out the call', 'processes the request'],
  },
  {
    avoid: /\b(?:calls?|requests?|body|bodies) (?:(?:has|have) )?arriv(?:es?|ed)\b/i,
    advice: 'Write "receive".',
    example: ['the request has arrived', 'the request was received'],
  },
  {
    avoid: /\bat once\b/i,
    advice: 'Write "immediately" or "at the same time".',
    example: ['works at once', 'takes effect immediately'],
  },
  {
    avoid: /\b(?:is|are|was|were) gone\b|\bdead (?:links?|tokens?)\b/i,
    advice: 'Write "has been deleted", "no longer exists", or "expired".',
    example: ['is gone', 'has been deleted'],
  },
  {
    avoid:
      /\b(?:header|field|table|page|response|section|entry|document|contract|diagram|guide|it|that|which|code|text|status|message|event)\s+(?:says?|tells?)\b/i,
    advice: 'Write "specifies", "contains", or "indicates".',
    example: ['the header says how', 'the header specifies how'],
  },
  {
    avoid: /\bcomes? back\b|\bgiven by\b|\bhand(?:s|ed|ing)? (?:it |them )?(?:over|back)\b/i,
    advice: 'Write "is returned", "returned by", or "pass".',
    example: ['comes back unchanged', 'is returned unchanged'],
  },

  // Words without information
  {
    avoid: /\b(?:simply|easily|obviously|of course|basically|actually|very)\b/i,
    advice: 'Remove this filler word.',
    example: ['Simply call it', 'Call it, everything here is simple'],
  },
  {avoid: /\bplease\b/i, advice: 'Use the imperative without "please".', example: ['Please wait', 'Wait']},
  {
    avoid: /\b(?:e\.g\.|i\.e\.|etc\b\.?|viz\.|et al\.)/i,
    advice: 'Write "for example", "such as", or "that is".',
    example: ['a list, e.g. this', 'a list, for example this'],
  },
  {
    avoid: /\b(?:utili[sz]es?|leverages?|in order to)\b/i,
    advice: 'Write "use" or "to".',
    example: ['in order to win', 'to win'],
  },
  {
    avoid:
      /\b(?:seamless(?:ly)?|robust|powerful|cutting-edge|world-class|best-in-class|blazing(?:ly)?|effortless(?:ly)?|state-of-the-art)\b/i,
    advice: 'Replace marketing language with a fact.',
    example: ['a seamless start', 'a start within a second'],
  },
  {
    avoid: /\b(?:reasonable|a while|some time|a few (?:seconds|minutes|hours|days))\b/i,
    advice: 'Write the number.',
    example: ['after a while', 'after 10 minutes'],
  },
  {
    // "This month" is allowed, because billing months are relative to the reader.
    avoid:
      /\b(?:(?:last|this|next|past|coming) (?:year|quarter|week)|recently|currently|nowadays|these days|at the moment|at this time|at present|right now|as of (?:now|today|this writing)|in the near future)\b/i,
    advice: 'Name a version or a date instead of a relative time.',
    example: ['it came last year', 'it came this month'],
  },
  {
    avoid: /\b(?:TBD|TBA|lorem ipsum|coming soon|under construction|to be (?:determined|announced))\b/i,
    advice: 'Write the text, or remove the placeholder.',
    example: ['TBD', 'a text'],
  },
];
