import type {HostFacts} from '../plugins/output/hosting';
import {site} from './site';

/** What programs of other hosts may read: a page of a tool, in a browser, that is given its address. */
const readByTools = {'Access-Control-Allow-Origin': '*'};

/** How a host answers. The files for nginx, Netlify and Cloudflare Pages are made from this; the policy is the build's. */
export const hosting = {
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // A browser that came once by https comes by https for a year.
    ...(site.url.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
  },
  // Asked for anew each time; a file that is still the same costs an answer without a body.
  cache: 'no-cache',
  rules: [
    // Every name in there has a hash of the content in it.
    {files: 'assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    {files: 'img/', headers: {'Cache-Control': 'public, max-age=86400'}},
    {files: 'openapi/', headers: readByTools},
    {files: '.md', headers: {...readByTools, 'Content-Type': 'text/markdown; charset=utf-8'}},
    {files: '.txt', headers: {...readByTools, 'Content-Type': 'text/plain; charset=utf-8'}},
    // Hosts take a name that ends like this for a film.
    {files: '.d.ts', headers: {...readByTools, 'Content-Type': 'text/plain; charset=utf-8'}},
    {files: '.webmanifest', headers: {'Content-Type': 'application/manifest+json'}},
  ],
} satisfies HostFacts;
