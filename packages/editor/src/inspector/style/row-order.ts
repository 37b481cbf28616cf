import type { StyleGroup } from '@heddle/kit'
import { words } from './words.ts'

/** The rows of the panel in its order, each by the property it sets, or the first of them. What draws them comes later. */
export const ROW_ORDER = {
  layout: [
    'display',
    'flex-direction',
    'flex-wrap',
    'grid-template-columns',
    'grid-template-rows',
    'grid-auto-rows',
    'grid-auto-flow',
    'justify-content',
    'justify-items',
    'align-items',
    'align-content',
    'row-gap',
  ],
  spacing: ['padding-top'],
  size: ['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'aspect-ratio', 'overflow'],
  typography: [
    'font',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'letter-spacing',
    'color',
    'text-align',
    'text-decoration-line',
    'font-style',
    'text-transform',
    'text-wrap',
  ],
  background: ['background-color', 'background-image'],
  border: ['border-top-width', 'border-top-style', 'border-top-color', 'border-top-left-radius'],
  effects: [
    'opacity',
    'box-shadow',
    'cursor',
    'transform',
    'transition',
    'transition-duration',
    'animation-name',
    'animation-duration',
    'animation-timing-function',
    'animation-delay',
    'animation-iteration-count',
    'animation-direction',
    'animation-fill-mode',
    'animation-play-state',
    'filter',
    'mix-blend-mode',
  ],
  position: ['position', 'top', 'right', 'bottom', 'left', 'z-index'],
  'flex-child': ['grid-column', 'grid-row', 'justify-self', 'align-self', 'flex-grow', 'flex-shrink', 'flex-basis', 'order'],
} as const satisfies Readonly<Record<StyleGroup, readonly string[]>>

/** Properties that are set seldom: their rows are found by name, and stand at the end of their section while they say something. */
export const SELDOM = {
  layout: ['grid-auto-columns'],
  spacing: [],
  size: ['object-fit', 'object-position', 'box-sizing'],
  typography: [
    'white-space',
    'overflow-wrap',
    'text-overflow',
    'text-decoration-style',
    'text-decoration-color',
    'text-underline-offset',
    'text-shadow',
  ],
  background: ['background-clip'],
  border: ['outline-width', 'outline-style', 'outline-color', 'outline-offset'],
  effects: [
    'visibility',
    'pointer-events',
    'user-select',
    'transform-origin',
    'translate',
    'scale',
    'rotate',
    'backdrop-filter',
    'mask-size',
    'mask-position',
    'mask-repeat',
  ],
  position: ['scroll-margin-top'],
  'flex-child': [],
} as const satisfies Readonly<Record<StyleGroup, readonly string[]>>

/** The label of a row by the property it sets, or the first of them. */
export const labelOf = (property: string) => words.rows[property] ?? words.properties[property] ?? property
