export interface PolicyInput {
  /** Base64 SHA-256 of the inline scripts and style elements. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  readonly hasScriptFiles: boolean
  /** Workflows, plugins or ports of elements may ask other servers, keep connections to them, and read files the visitor made. */
  readonly connectsOutside: boolean
  readonly hasStyleAttributes: boolean
  /** Where forms of the page are sent by the browser alone. */
  readonly formTargets: readonly string[]
  /** Address of the site's base tag. */
  readonly base: string | undefined
}

/** The Content-Security-Policy of one page: hashes, never nonces, no inline or evaluated scripts beside them. */
export function securityPolicy({
  scriptHashes,
  styleHashes,
  hasScriptFiles,
  connectsOutside,
  hasStyleAttributes,
  formTargets,
  base,
}: PolicyInput): string {
  const scripts = [...(hasScriptFiles ? ["'self'"] : []), ...scriptHashes.map((hash) => `'sha256-${hash}'`)]
  const styles = ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    `style-src ${styles.join(' ')}`,
    // Values that formulas give and icons are style attributes; these can restyle one element and nothing else.
    `style-src-attr ${hasStyleAttributes ? "'unsafe-inline'" : "'none'"}`,
    ...(connectsOutside ? ["connect-src 'self' https: wss: blob: data:"] : []),
    `img-src 'self' data: https:${connectsOutside ? ' blob:' : ''}`,
    "font-src 'self' data:",
    "media-src 'self' https:",
    `base-uri ${base === undefined ? "'none'" : `'self' ${originOf(base)}`.trim()}`,
    "object-src 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'self'",
  ].join(';')
}

/** Scheme and host of an address of another site; empty for one of this site. */
function originOf(address: string): string {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?(?=\/|$)/i.exec(address)?.[0] ?? ''
}
