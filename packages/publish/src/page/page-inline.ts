import type { Theme } from '@heddle/document'
import { BRANDING_CSS } from './branding.ts'
import { fileHash } from '../file-hash.ts'
import { escapeStyle } from './html.ts'
import { MAX_INLINE_CSS } from '../limits.ts'
import { securityPolicy, type PolicyInput } from './security-policy.ts'
import { themeScript } from './theme.ts'
import type { Sha256 } from '../types.ts'

/** What a page has inline, or as a sheet of its own when it is too much. */
export interface PageInline {
  readonly style: string
  /** Path in the release of a sheet too large to stand in the page. */
  readonly sheet: string | undefined
  /** The theme's script. */
  readonly script: string | undefined
}

/** `theme`: the site's, when dark colours are in use on the page. */
export function pageInline(css: string, theme: Theme | undefined, sha256: Sha256): PageInline {
  const style = escapeStyle(css + BRANDING_CSS)
  return {
    style,
    sheet: style.length > MAX_INLINE_CSS ? `styles/${fileHash(sha256(style))}.css` : undefined,
    script: theme && themeScript(theme),
  }
}

/** The page's Content-Security-Policy. */
export function pagePolicy(
  { style, sheet, script }: PageInline,
  page: Pick<PolicyInput, 'hasScriptFiles' | 'connectsOutside' | 'hasStyleAttributes' | 'base'>,
  sha256: Sha256,
): string {
  return securityPolicy({
    scriptHashes: script === undefined ? [] : [sha256(script)],
    styleHashes: sheet === undefined ? [sha256(style)] : [],
    ...page,
  })
}
