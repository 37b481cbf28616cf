import { ANIMATION_DEFAULTS, ANIMATIONS } from '../animations.ts'
import { EASINGS } from '../easing.ts'
import { CORNERS, each, group, SIDES } from './property.ts'

/** Largest font size in CSS pixels (specification section 3 offers 11 to 60 as tokens; the field allows up to 100). */
export const MAX_FONT_SIZE = 100

/** The family that a page's text has when nobody sets one. */
export const PAGE_FAMILY = 'system-ui, sans-serif'

const FONT_LONGHANDS = ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height']
const LINES = ['none', 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'inset', 'outset', 'hidden']
const WIDTHS = ['thin', 'medium', 'thick']
const BLENDS = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
]
const CURSORS = [
  'auto',
  'default',
  'pointer',
  'text',
  'move',
  'grab',
  'grabbing',
  'not-allowed',
  'help',
  'wait',
  'progress',
  'crosshair',
  'zoom-in',
  'zoom-out',
  'none',
  'ew-resize',
  'ns-resize',
]

export const TYPOGRAPHY = group('typography', {
  font: { free: true, quotes: true, initial: `400 16px/normal ${PAGE_FAMILY}`, inherited: true, covers: FONT_LONGHANDS },
  'font-family': { free: true, quotes: true, initial: PAGE_FAMILY, inherited: true },
  'font-size': { length: { max: MAX_FONT_SIZE }, initial: '16px', inherited: true },
  'font-weight': {
    keywords: ['normal', 'bold', 'bolder', 'lighter'],
    number: { min: 1, max: 1000 },
    initial: '400',
    inherited: true,
  },
  'font-style': { keywords: ['normal', 'italic', 'oblique'], initial: 'normal', inherited: true },
  'line-height': { keywords: ['normal'], number: { min: 0, max: 100 }, length: {}, initial: 'normal', inherited: true },
  'letter-spacing': { keywords: ['normal'], length: { negative: true }, initial: 'normal', inherited: true },
  'text-align': { keywords: ['left', 'center', 'right', 'justify', 'start', 'end'], initial: 'start', inherited: true },
  'text-transform': { keywords: ['none', 'uppercase', 'lowercase', 'capitalize'], initial: 'none', inherited: true },
  'text-decoration': {
    keywords: ['none', 'underline', 'overline', 'line-through'],
    initial: 'none',
    covers: ['text-decoration-line', 'text-decoration-style', 'text-decoration-color'],
  },
  'text-decoration-line': { keywords: ['none', 'underline', 'overline', 'line-through'], initial: 'none' },
  'text-decoration-style': { keywords: ['solid', 'double', 'dotted', 'dashed', 'wavy'], initial: 'solid' },
  'text-decoration-color': { color: true, initial: 'currentcolor' },
  'text-underline-offset': { keywords: ['auto'], length: { negative: true }, initial: 'auto', inherited: true },
  'text-overflow': { keywords: ['clip', 'ellipsis'], initial: 'clip' },
  'text-wrap': { keywords: ['wrap', 'nowrap', 'balance', 'pretty', 'stable'], initial: 'wrap', inherited: true },
  'text-shadow': { keywords: ['none'], free: true, initial: 'none', inherited: true },
  'white-space': {
    keywords: ['normal', 'nowrap', 'pre', 'pre-line', 'pre-wrap', 'break-spaces'],
    initial: 'normal',
    inherited: true,
  },
  'overflow-wrap': { keywords: ['normal', 'break-word', 'anywhere'], initial: 'normal', inherited: true },
  color: { color: true, initial: 'canvastext', inherited: true },
})

export const BACKGROUND = group('background', {
  'background-color': { color: true, initial: 'transparent' },
  'background-image': { keywords: ['none'], free: true, url: true, initial: 'none' },
  'background-position': { free: true, initial: '0% 0%', covers: ['background-position-x', 'background-position-y'] },
  'background-position-x': { free: true, initial: '0%' },
  'background-position-y': { free: true, initial: '0%' },
  'background-size': { keywords: ['cover', 'contain', 'auto'], free: true, initial: 'cover' },
  'background-repeat': { keywords: ['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'], initial: 'no-repeat' },
  'background-attachment': { keywords: ['scroll', 'fixed', 'local'], initial: 'scroll' },
  'background-clip': { keywords: ['border-box', 'padding-box', 'content-box', 'text'], initial: 'border-box' },
})

export const BORDER = group('border', {
  'border-width': { keywords: WIDTHS, length: {}, initial: '0', covers: SIDES.map((side) => `border-${side}-width`) },
  'border-style': { keywords: LINES, initial: 'none', covers: SIDES.map((side) => `border-${side}-style`) },
  'border-color': { color: true, initial: 'currentcolor', covers: SIDES.map((side) => `border-${side}-color`) },
  'border-radius': { length: {}, initial: '0', covers: CORNERS.map((corner) => `border-${corner}-radius`) },
  ...each('border-*-width', SIDES, { keywords: WIDTHS, length: {}, initial: '0' }),
  ...each('border-*-style', SIDES, { keywords: LINES, initial: 'none' }),
  ...each('border-*-color', SIDES, { color: true, initial: 'currentcolor' }),
  ...each('border-*-radius', CORNERS, { length: {}, initial: '0' }),
  'outline-width': { keywords: WIDTHS, length: {}, initial: '0' },
  'outline-style': { keywords: ['auto', ...LINES.slice(0, -1)], initial: 'none' },
  'outline-color': { color: true, initial: 'currentcolor' },
  'outline-offset': { length: { negative: true }, initial: '0' },
})

export const EFFECTS = group('effects', {
  opacity: { number: { min: 0, max: 1 }, initial: '1' },
  visibility: { keywords: ['visible', 'hidden'], initial: 'visible', inherited: true },
  'box-shadow': { keywords: ['none'], free: true, initial: 'none' },
  cursor: { keywords: CURSORS, initial: 'auto', inherited: true },
  'pointer-events': { keywords: ['auto', 'none'], initial: 'auto', inherited: true },
  'user-select': { keywords: ['auto', 'none', 'text', 'all'], initial: 'auto' },
  transform: { keywords: ['none'], free: true, initial: 'none' },
  'transform-origin': { free: true, initial: '50% 50%' },
  translate: { keywords: ['none'], free: true, initial: 'none' },
  scale: { keywords: ['none'], free: true, initial: 'none' },
  rotate: { keywords: ['none'], free: true, initial: 'none' },
  transition: { keywords: ['none'], free: true, initial: 'none', covers: ['transition-duration'], inRules: true },
  'transition-duration': { time: true, initial: '0ms', inRules: true },
  'animation-name': { keywords: ANIMATIONS, initial: 'none', inRules: true },
  'animation-duration': { time: true, initial: ANIMATION_DEFAULTS['animation-duration'] },
  'animation-timing-function': { keywords: EASINGS, easing: true, initial: 'ease' },
  'animation-delay': { time: true, initial: '0s' },
  'animation-iteration-count': {
    keywords: ['infinite'],
    number: { min: 0 },
    initial: ANIMATION_DEFAULTS['animation-iteration-count'],
  },
  'animation-direction': { keywords: ['normal', 'reverse', 'alternate', 'alternate-reverse'], initial: 'normal' },
  'animation-fill-mode': { keywords: ['none', 'forwards', 'backwards', 'both'], initial: 'none' },
  'animation-play-state': { keywords: ['running', 'paused'], initial: 'running' },
  filter: { keywords: ['none'], free: true, initial: 'none' },
  'backdrop-filter': { keywords: ['none'], free: true, initial: 'none' },
  'mask-size': { keywords: ['contain', 'cover', 'auto'], free: true, initial: 'auto' },
  'mask-position': { free: true, initial: '0% 0%' },
  'mask-repeat': { keywords: ['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'], initial: 'repeat' },
  'mix-blend-mode': { keywords: BLENDS, initial: 'normal' },
})
