/** English words that say little about the topic of a query. They count only if no other word of the query is known. */
const list = `a about all already also am an and any are as at be been but by can could did do does doing for from get gets getting got had has
have having he her how i if in into is isn it its let many may me mean means might much must my need needs no not of on one or our please s shall
she should so some t than that the their them then there these they this those to too us use used using want was way we were what when where which
who why will with without would you your`;

const stopWords: ReadonlySet<string> = new Set(list.split(/\s+/));

/** Whether a lower-case term is a stop word. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
