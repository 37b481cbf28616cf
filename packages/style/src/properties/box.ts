import { each, group, SIDES } from './property.ts'

const ALIGN = ['normal', 'stretch', 'flex-start', 'flex-end', 'start', 'end', 'center', 'baseline']
const SIZES = ['auto', 'min-content', 'max-content', 'fit-content']

export const LAYOUT = group('layout', {
  display: {
    keywords: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'none', 'contents', 'flow-root'],
    initial: 'block',
  },
  'flex-direction': { keywords: ['row', 'column', 'row-reverse', 'column-reverse'], initial: 'row' },
  'flex-wrap': { keywords: ['nowrap', 'wrap', 'wrap-reverse'], initial: 'nowrap' },
  'justify-content': { keywords: [...ALIGN, 'space-between', 'space-around', 'space-evenly'], initial: 'normal' },
  'align-items': { keywords: ALIGN, initial: 'normal' },
  'align-content': { keywords: [...ALIGN, 'space-between', 'space-around', 'space-evenly'], initial: 'normal' },
  'justify-items': { keywords: ALIGN, initial: 'normal' },
  gap: { keywords: ['normal'], length: {}, initial: 'normal', covers: ['row-gap', 'column-gap'] },
  'row-gap': { keywords: ['normal'], length: {}, initial: 'normal' },
  'column-gap': { keywords: ['normal'], length: {}, initial: 'normal' },
  'grid-template-columns': { free: true, initial: 'none' },
  'grid-template-rows': { free: true, initial: 'none' },
  'grid-auto-rows': { free: true, initial: 'auto' },
  'grid-auto-columns': { free: true, initial: 'auto' },
  'grid-auto-flow': { keywords: ['row', 'column', 'row dense', 'column dense'], initial: 'row' },
})

export const FLEX_CHILD = group('flex-child', {
  'flex-grow': { number: { min: 0, max: 1000 }, initial: '0' },
  'flex-shrink': { number: { min: 0, max: 1000 }, initial: '1' },
  'flex-basis': { keywords: [...SIZES, 'content'], length: {}, initial: 'auto' },
  'align-self': { keywords: ['auto', ...ALIGN], initial: 'auto' },
  'justify-self': { keywords: ['auto', ...ALIGN], initial: 'auto' },
  order: { number: { min: -9999, max: 9999, integer: true }, initial: '0' },
  'grid-column': { free: true, initial: 'auto' },
  'grid-row': { free: true, initial: 'auto' },
})

export const SIZE = group('size', {
  width: { keywords: SIZES, length: {}, initial: 'auto' },
  height: { keywords: SIZES, length: {}, initial: 'auto' },
  'min-width': { keywords: SIZES, length: {}, initial: 'auto' },
  'min-height': { keywords: SIZES, length: {}, initial: 'auto' },
  'max-width': { keywords: ['none', ...SIZES.slice(1)], length: {}, initial: 'none' },
  'max-height': { keywords: ['none', ...SIZES.slice(1)], length: {}, initial: 'none' },
  'aspect-ratio': { keywords: ['auto'], number: { min: 0 }, free: true, initial: 'auto' },
  'overflow-x': { keywords: ['visible', 'hidden', 'clip', 'auto', 'scroll'], initial: 'visible' },
  'overflow-y': { keywords: ['visible', 'hidden', 'clip', 'auto', 'scroll'], initial: 'visible' },
  overflow: {
    keywords: ['visible', 'hidden', 'clip', 'auto', 'scroll'],
    initial: 'visible',
    covers: ['overflow-x', 'overflow-y'],
  },
  'object-fit': { keywords: ['fill', 'contain', 'cover', 'none', 'scale-down'], initial: 'fill' },
  'object-position': { free: true, initial: '50% 50%' },
  'box-sizing': { keywords: ['border-box', 'content-box'], initial: 'border-box' },
})

export const SPACING = group('spacing', {
  ...each('padding-*', SIDES, { length: {}, initial: '0' }),
  ...each('margin-*', SIDES, { keywords: ['auto'], length: { negative: true }, initial: '0' }),
})

export const POSITION = group('position', {
  position: { keywords: ['static', 'relative', 'absolute', 'fixed', 'sticky'], initial: 'static' },
  ...each('*', SIDES, { keywords: ['auto'], length: { negative: true }, initial: 'auto' }),
  'z-index': { keywords: ['auto'], number: { min: -9999, max: 2147483647, integer: true }, initial: 'auto' },
  'scroll-margin-top': { length: { negative: true }, initial: '0' },
})
