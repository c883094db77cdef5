/**
 * The most HTML that a page of each type may have, in KB (1,000 bytes) of gzip. The longest prose page contains the complete programs in
 * two languages. `planPages` splits an API reference at its limit.
 */
export const htmlBudgets = {prose: 28, reference: 40, 'API reference': 100} as const;
