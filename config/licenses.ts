/** SPDX expressions of licenses that permit redistribution if their texts are included. The typeface has OFL-1.1. */
export const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];
