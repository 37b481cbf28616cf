/** What a worker keeps: documents, files that are named by what they hold, data of a release, and pictures. */
export type Kind = 'page' | 'code' | 'data' | 'file'

/** What a file of the site is by its path below the root of the site; nothing for what no worker answers. */
export function kindOf(path: string): Exclude<Kind, 'page'> | undefined {
  if (/^(?:chunks|styles|scripts)\/[^/]+$/.test(path)) return 'code'
  if (/^(?:data|collections)\/[^/]+$/.test(path)) return 'data'
  return /^(?:assets|icons)\/[^/]+$/.test(path) || path === 'manifest.webmanifest' ? 'file' : undefined
}

/** Whether an address may be that of a page: those of the server's own parts and of single files are not. */
export const mayBePage = (path: string): boolean => !/^ww(?:\/|$)|\.[a-z0-9]+$/i.test(path)

/** Whether everybody may have an answer, and later too: what is private or for one visitor only is never kept. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    !/\b(?:private|no-store)\b/i.test(control) &&
    Number(headers.get('content-length') ?? 0) <= MOST_BYTES
  )
}

/** A single file that is larger is not kept. */
const MOST_BYTES = 5_000_000

/** Addresses of the site that a document names, as they are written in it. */
export function addressesIn(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
