/** English words that reveal little about a query's topic. They count only if no other word in the query is known. */
const stopWordList = `a about all already also am an and any are as at be been but by can could did do does doing for from get gets getting got had has
have having he her how i if in into is isn it its let many may me mean means might much must my need needs no not of on one or our please s shall
she should so some t than that the their them then there these they this those to too us use used using want was way we were what when where which
who why will with without would you your`;

/**
 * Pairs of characters in Chinese and Japanese questions, such as 什么是 ("what is") and とは ("what does … mean"). Text
 * without spaces is indexed by such pairs.
 */
const pairList = `什么 么是 是什 如何 怎么 么样 怎样 为什 什麼 麼是 怎麼 為什 とは には では する した して です ます ので から のか`;

const stopWords: ReadonlySet<string> = new Set(`${stopWordList} ${pairList}`.split(/\s+/));

/** Returns whether a lowercase term, or a pair of characters in text without spaces, is a stop word. */
export const isStopWord = (term: string): boolean => stopWords.has(term);

/**
 * Common English words that reveal less about the topic than their low frequency in documentation suggests: the page
 * that answers `make my first design` is about designs, and often doesn't contain `make`.
 */
const commonWordList = `able after again allowed another anyone anything available back before best better between certain come current
currently different during each every everyone everything exist existing exists few find first found give given gives go goes going good
great happen happens just keep keeps kind know known knows large last let like list long look looks lot made make makes making more most new
next nothing old only other own part possible put puts read right run same see seen sees several show showing shown shows small someone
something sort start still take taken takes thing things three tries try two various way ways while whole work working works wrong`;

const commonWords: ReadonlySet<string> = new Set(commonWordList.split(/\s+/));

/** Returns whether a lowercase term is a common word. */
export const isCommonWord = (term: string): boolean => commonWords.has(term);
