import type { ScreenId } from '@heddle/style'
import type { TextByLanguage } from '../values/by-language.ts'
import type { Language } from '../values/variants.ts'
import type { Redirect } from './redirect-types.ts'
import type { Background } from './background.ts'
import type { Id, IndexKey } from './types.ts'

export type Theme = 'light' | 'dark'
/** What a site's visitors get who have chosen no theme: `system` is what their device asks for. */
export type SiteTheme = Theme | 'system'

/** Specification section 3, design info. One per project. */
export interface SiteRecord {
  readonly id: Id
  readonly kind: 'site'
  /** In the default language; also what the project is called. */
  readonly name: string
  /** In other languages. */
  readonly names?: Readonly<Record<Language, string>>
  readonly homePageId: Id
  readonly authPluginId?: Id
  /** Where the site stands on its host in production: `/shop/`. Drafts stand at the root. */
  readonly basePath?: string
  readonly baseTag?: { readonly href: string; readonly target?: string }
  readonly defaultTheme: SiteTheme
  /** Tags of one's own in the head of every page. */
  readonly headCode?: string
  /** What `robots.txt` says instead of the usual. */
  readonly robots?: string
  readonly languages: Readonly<Record<Language, { readonly index: IndexKey; readonly isDefault: boolean }>>
  /** Addresses of the default language begin with its code too, as those of the others do. */
  readonly isDefaultPrefixed?: boolean
  readonly screens: Readonly<
    Record<
      ScreenId,
      { readonly index: IndexKey; readonly label: string; readonly maxWidth?: number; readonly canvasWidth: number }
    >
  >
  /** What lies behind all pages. */
  readonly background?: Background
  readonly favicon?: Id
  /** Publishing runs the tests of the project first; one that fails blocks it. */
  readonly testsBlockPublishing?: boolean
  /** The link in the corner of every page. */
  readonly branding?: BrandingLink
  /** The site as an app on a device, and what of it works without a connection. */
  readonly app?: SiteApp
  /** Addresses that lead to others, by ids of their own. */
  readonly redirects?: Readonly<Record<Id, Redirect>>
  /** Who is who on the site: roles, groups of them, and where those are led who may not see a page. */
  readonly access?: SiteAccess
}

/** Specification section 6. What signs visitors in is the site's `authPluginId`; pages name groups in `userGroups`. */
export interface SiteAccess {
  readonly notSignedInPageId?: Id
  /** Absent: those who may not see a page are led to where the others sign in. */
  readonly forbiddenPageId?: Id
  /** Where roles stand in the user object; parts of a path with dots between. Absent: what the plugin says. */
  readonly roleKey?: string
  readonly roleType?: RoleType
  /** Where the name stands in a role that is an object. */
  readonly roleNameKey?: string
  /** Names of roles as the user object has them, by ids of their own. */
  readonly roles?: Readonly<Record<Id, { readonly name: string }>>
  /** Who has all roles of a group belongs to it. */
  readonly groups?: Readonly<Record<Id, { readonly name: string; readonly roles: readonly Id[] }>>
}

/** How roles stand in the user object: one text, a list of texts, or a list of objects. */
export type RoleType = 'string' | 'array-string' | 'array-object'

/** What the link in the corner of every page says and where it leads; what is absent is as the product has it. */
export interface BrandingLink {
  readonly isOff?: boolean
  readonly href?: string
  readonly text?: string | TextByLanguage
}

/** The site as an app on a device (specification section 1). Absent: what visitors' browsers were given of it is taken back. */
export interface SiteApp {
  /** Pages name the manifest: browsers offer to install the site. */
  readonly isOn?: boolean
  /** Below the icon, where the whole name has no room. */
  readonly shortName?: string
  readonly display?: AppDisplay
  /** Hexadecimal: what browsers colour their own bars with, and what stands there until the first page does. */
  readonly themeColor?: string
  readonly backgroundColor?: string
  /** A service worker keeps visited pages for visitors without a connection; nothing without `isOn`. */
  readonly worksOffline?: boolean
  /** Shown offline for pages that were not visited. Absent: a built-in one. */
  readonly offlinePageId?: Id
}

/** Where an installed site opens: in a window of its own, with or without the browser's least bar, over the whole screen, or in a tab. */
export type AppDisplay = 'standalone' | 'minimal-ui' | 'fullscreen' | 'browser'
