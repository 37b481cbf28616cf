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
    'justify-content',
    'align-items',
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
  effects: ['opacity', 'box-shadow', 'cursor', 'transform', 'transition', 'transition-duration', 'filter', 'mix-blend-mode'],
  position: ['position', 'top', 'right', 'bottom', 'left', 'z-index'],
  'flex-child': ['align-self', 'flex-grow', 'flex-shrink', 'flex-basis', 'order'],
} as const satisfies Readonly<Record<StyleGroup, readonly string[]>>

/** The label of a row by the property it sets, or the first of them. */
export const labelOf = (property: string) => words.rows[property] ?? words.properties[property] ?? property
