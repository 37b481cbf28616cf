import { seededRandom } from './random.ts'

/** Pieces that addresses are made of: of this site, of others, and of what servers get wrong. */
const PIECES = [
  '',
  '.',
  '..',
  '...',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff',
  'щ',
  '%D1%89',
  '😀',
  '\u2028',
  '~',
  ';',
  ':',
  '@',
  '*',
  'index.html',
  'members',
  'STAFF',
  'night',
  'welcome',
  'sorry',
  'en',
  'ru',
  '404',
  'data',
  'collections',
  'sources',
  'requests',
  'chunks',
  'styles',
  'assets',
  'icons',
  'ww',
  'cms_data_sets',
  'fetch',
  'api',
  'projects',
  'metrics',
  'headers.json',
  'routes.json',
  'release.json',
  'manifest.json',
  'robots.txt',
  'sitemap.xml',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>',
  "' or 1=1",
  '{{slug}}',
  ':slug',
  'a'.repeat(300),
]
const QUERIES = [
  '',
  '',
  '',
  '?',
  '?wwlang=ru',
  '?wwlang=%00&_wwcv=x',
  '?_wwcv=99999999999999999999',
  '?__proto__=1',
  '?w=1e9',
  '?a=%',
  '?_source=//evil.example',
]
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']

export interface OddRequest {
  readonly method: string
  readonly path: string
}

/** Requests that a seed decides: addresses with tricks, most of which lead nowhere. */
export function* oddRequests(seed: number, count: number): Iterable<OddRequest> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  for (let made = 0; made < count; made += 1) {
    const parts = Array.from({ length: Math.floor(random() * 6) }, () => pick(PIECES) + (random() < 0.2 ? pick(PIECES) : ''))
    // What cannot stand in a request at all is refused by the client.
    const path = `/${parts.join('/')}${pick(QUERIES)}`.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    yield { method: pick(METHODS), path }
  }
}
