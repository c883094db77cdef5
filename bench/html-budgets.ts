/**
 * The maximum HTML size of each type of page, in gzipped KB (1,000 bytes). The longest prose page contains complete
 * programs in two languages. `planPages` splits API references that exceed the limit.
 */
export const htmlBudgets = {prose: 28, reference: 40, 'API reference': 100} as const;
