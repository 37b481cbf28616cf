import { MESSAGES } from '../messages.ts'
import type { AppDisplay } from './site-types.ts'

/** Where an installed site may open; the first one is what a site has that says nothing. */
export const APP_DISPLAYS = ['standalone', 'minimal-ui', 'fullscreen', 'browser'] as const satisfies readonly AppDisplay[]

/** What is wrong with a colour of a manifest: systems read them before any style, so that only hexadecimal ones will do. */
export function appColorProblem(text: string): string | undefined {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? undefined : MESSAGES.badAppColor
}
