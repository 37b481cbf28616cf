import type { DeclaredValue, Sheet } from './sheet.ts'
import { isTokenReference } from './token-reference.ts'

const NAME = 'animation-name'
const NONE = 'none'
const TRANSITIONS = ['transition', 'transition-duration']

/**
 * Movements by the name that `animation-name` gives them (specification section 3, shared style). Those that come in end
 * where the element stands, so that one that ran once leaves nothing behind.
 */
const KEYFRAMES = {
  'fade-in': 'from{opacity:0}',
  'fade-out': 'to{opacity:0}',
  'slide-up': 'from{opacity:0;translate:0 40px}',
  'slide-down': 'from{opacity:0;translate:0 -40px}',
  'slide-left': 'from{opacity:0;translate:40px 0}',
  'slide-right': 'from{opacity:0;translate:-40px 0}',
  'zoom-in': 'from{opacity:0;scale:.8}',
  spin: 'to{rotate:1turn}',
  pulse: '50%{opacity:.5}',
  breathe: '50%{scale:1.05}',
  bounce: '0%,20%,53%,to{translate:0 0}40%{translate:0 -24px}70%{translate:0 -12px}90%{translate:0 -3px}',
  shake: '0%,to{translate:0 0}10%,50%,90%{translate:-6px 0}30%,70%{translate:6px 0}',
  swing: '0%,to{rotate:0deg}25%{rotate:6deg}75%{rotate:-6deg}',
} as const

/** How long a movement takes that says nothing of it, and how often it is repeated (specification section 9: infinite, ease, delay 0 s). */
export const ANIMATION_DEFAULTS = { 'animation-duration': '1s', 'animation-iteration-count': 'infinite' } as const

/** What an element's animation may be called, `none` first. */
export const ANIMATIONS: readonly string[] = [NONE, ...Object.keys(KEYFRAMES)]

/**
 * The movements that a class's rules name. A name that is known only on the page (`var()`) may be any; movements of the project
 * are printed with its tokens. Empty for a sheet without an animation.
 */
export function printFrames(sheet: Sheet): string {
  const used = new Set(valuesOf(sheet, NAME).filter((value) => !isTokenReference(value)))
  if (used.size === 0) return ''
  const isAny = [...used].some((name) => typeof name !== 'string' || !Object.hasOwn(KEYFRAMES, name))
  const frames = Object.entries(KEYFRAMES).filter(([name]) => isAny || used.has(name))
  return frames.map(([name, text]) => `@keyframes ${name}{${text}}`).join('')
}

/** Stillness of a class that moves by itself or from one look to the other, for those who asked their system for less motion. */
export function printStillness(className: string, sheet: Sheet): string {
  const still = [
    valuesOf(sheet, NAME).length > 0 && `animation:${NONE}!important`,
    // A duration alone moves all that changes. One of nothing would tell nobody of its end, and what waits is no motion.
    TRANSITIONS.some((property) => valuesOf(sheet, property).length > 0) && 'transition-duration:1ms!important',
  ]
    .filter(Boolean)
    .join(';')
  return still && `@media (prefers-reduced-motion:reduce){.${className}{${still}}}`
}

/** What is said of a property on any screen and in any state, but that there is none. */
function valuesOf(sheet: Sheet, property: string): readonly DeclaredValue[] {
  return Object.values(sheet).flatMap(({ [property]: value }) => (value === undefined || value === NONE ? [] : [value]))
}
