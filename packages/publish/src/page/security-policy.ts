import type { HeadCode } from './head-code.ts'
import type { Reach } from '../facts/reach.ts'

export interface PolicyInput {
  /** Base64 SHA-256 of the inline scripts and style elements. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly hasScriptFiles: boolean
  /** The page has a service worker registered. */
  readonly hasWorker?: boolean | undefined
  /** Servers that the page may ask: all by https, with connections that are kept and files the visitor made, or these alone. */
  readonly reach: Reach
  /** Files that the visitor made may be shown. */
  readonly showsFiles: boolean
  readonly hasStyleAttributes: boolean
  /** Where forms of the page are sent by the browser alone. */
  readonly formTargets: readonly string[]
  /** What the page shows in frames, beside the site itself; nothing on pages without such. */
  readonly frames?: readonly string[] | undefined
  /** Address of the site's base tag. */
  readonly base: string | undefined
  /** What the builder's own tags of the head need; nothing on pages without them. */
  readonly code?: Pick<HeadCode, 'scriptFiles' | 'styleOrigins' | 'fontOrigins' | 'servers'> | undefined
}

/** The Content-Security-Policy of one page: hashes, never nonces, no inline or evaluated scripts beside them. */
export function securityPolicy({
  scriptHashes,
  styleHashes,
  hasScriptFiles,
  hasWorker = false,
  reach,
  showsFiles,
  hasStyleAttributes,
  formTargets,
  frames = [],
  base,
  code,
}: PolicyInput): string {
  const files = new Set([...(hasScriptFiles || hasWorker ? ["'self'"] : []), ...(code?.scriptFiles ?? [])])
  const scripts = [...files, ...scriptHashes.map((hash) => `'sha256-${hash}'`)]
  const styles = ["'self'", ...(code?.styleOrigins ?? []), ...styleHashes.map((hash) => `'sha256-${hash}'`)]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    ...(hasWorker ? ["worker-src 'self'"] : []),
    `style-src ${styles.join(' ')}`,
    // Values that formulas give and icons are style attributes; these can restyle one element and nothing else.
    `style-src-attr ${hasStyleAttributes ? "'unsafe-inline'" : "'none'"}`,
    ...connectSources(reach === 'anything' ? reach : [...reach, ...(code?.servers ?? [])]),
    `img-src 'self' data: https:${showsFiles ? ' blob:' : ''}`,
    ["font-src 'self' data:", ...(code?.fontOrigins ?? [])].join(' '),
    "media-src 'self' https:",
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    `base-uri ${base === undefined ? "'none'" : `'self' ${originOf(base)}`.trim()}`,
    "object-src 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'self'",
  ].join(';')
}

function connectSources(reach: Reach): readonly string[] {
  if (reach === 'anything') return ["connect-src 'self' https: wss: blob: data:"]
  return reach.length > 0 ? [["connect-src 'self'", ...reach].join(' ')] : []
}

/** Scheme and host of an address of another site; empty for one of this site. */
function originOf(address: string): string {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?(?=\/|$)/i.exec(address)?.[0] ?? ''
}
