import type { AppDisplay } from './site-types.ts'

/** Where an installed site may open; the first one is what a site has that says nothing. */
export const APP_DISPLAYS = ['standalone', 'minimal-ui', 'fullscreen', 'browser'] as const satisfies readonly AppDisplay[]

/** Systems read colours of a manifest before any style: hexadecimal ones, as all of them can. */
export const isAppColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)
