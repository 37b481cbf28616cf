import { EARLY_CLICKS_SCRIPT } from '@heddle/document/published'
import type { SiteTheme } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'
import { BRANDING_CSS } from './branding.ts'
import { closingScripts } from './closed-by-links.ts'
import { fileHash } from '../file-hash.ts'
import type { HeadCode } from './head-code.ts'
import { escapeStyle } from './html.ts'
import { MAX_INLINE_CSS } from '../limits.ts'
import { hasStandIns, MISSING_PICTURES_SCRIPT } from './missing-pictures.ts'
import { securityPolicy, type PolicyInput } from './security-policy.ts'
import { themeScript } from './theme.ts'
import type { Sha256 } from '../types.ts'

/** What a page has inline, or as a sheet of its own when it is too much. */
export interface PageInline {
  readonly style: string
  /** Path in the release of a sheet too large to stand in the page. */
  readonly sheet: string | undefined
  /** What runs before the first paint: the theme's script, on a live page the one that keeps early clicks, that of missing pictures, and those of links that close. */
  readonly scripts: readonly string[]
}

/** What a page has to be looked after from its beginning. */
export interface Watched {
  /** It loads script files. */
  readonly isLive: boolean
  /** It names pictures to show in place of others. */
  readonly hasStandIns?: boolean
  /** Scripts that close what a link closes. */
  readonly closing?: readonly string[]
}

/** What the nodes of a page need of it. */
export function watchedOf(
  nodes: readonly CompiledNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
  isLive: boolean,
): Watched {
  return { isLive, hasStandIns: hasStandIns(nodes, definitions), closing: closingScripts(nodes, definitions, isLive) }
}

/** `theme`: the site's, where it has a dark theme. */
export function pageInline(
  css: string,
  theme: SiteTheme | undefined,
  { isLive, hasStandIns, closing = [] }: Watched,
  sha256: Sha256,
): PageInline {
  const style = escapeStyle(css + BRANDING_CSS)
  return {
    style,
    sheet: style.length > MAX_INLINE_CSS ? `styles/${fileHash(sha256(style))}.css` : undefined,
    scripts: [
      ...(theme ? [themeScript(theme)] : []),
      ...(isLive ? [EARLY_CLICKS_SCRIPT] : []),
      ...(hasStandIns ? [MISSING_PICTURES_SCRIPT] : []),
      ...closing,
    ],
  }
}

/** The Content-Security-Policy of a page whose HTML has no style attributes, and of one with some. */
export interface PagePolicies {
  readonly plain: string
  readonly styled: string
}

export function pagePolicies(
  { style, sheet, scripts }: PageInline,
  page: Pick<PolicyInput, 'hasScriptFiles' | 'hasWorker' | 'reach' | 'showsFiles' | 'formTargets' | 'frames' | 'base'> & {
    readonly code?: HeadCode
    /** Texts of style elements in what was drawn ahead. */
    readonly styles?: readonly string[]
  },
  sha256: Sha256,
): PagePolicies {
  const given = {
    scriptHashes: [...scripts, ...(page.code?.scripts ?? [])].map(sha256),
    styleHashes: [...(sheet === undefined ? [style] : []), ...(page.code?.styles ?? []), ...(page.styles ?? [])].map(sha256),
    ...page,
  }
  return {
    plain: securityPolicy({ ...given, hasStyleAttributes: false }),
    styled: securityPolicy({ ...given, hasStyleAttributes: true }),
  }
}
