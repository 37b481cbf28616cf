import { describe, expect, it } from 'vitest'
import { checkStyleValue, coverOf, isInherited, propertiesOf, STYLE_PROPERTIES, styleProperty } from '../index.ts'

const isTaken = (property: string, value: unknown) => checkStyleValue(property, value) === undefined
const named = (text: string) => text.split(' ').toSorted()
/** The properties that take a value, by name. */
const takers = (value: unknown) =>
  STYLE_PROPERTIES.map(({ name }) => name)
    .filter((name) => isTaken(name, value))
    .toSorted()

const FREE =
  'font font-family grid-template-columns grid-template-rows grid-auto-rows grid-auto-columns grid-column grid-row aspect-ratio object-position text-shadow ' +
  'background-image background-position background-position-x background-position-y background-size box-shadow transform ' +
  'transform-origin translate scale rotate transition filter backdrop-filter mask-size mask-position'
const SIGNED =
  'margin-top margin-right margin-bottom margin-left top right bottom left letter-spacing text-underline-offset outline-offset scroll-margin-top'
const UNSIGNED =
  'gap row-gap column-gap flex-basis width height min-width min-height max-width max-height padding-top padding-right ' +
  'padding-bottom padding-left font-size line-height border-width border-top-width border-right-width border-bottom-width ' +
  'border-left-width border-radius border-top-left-radius border-top-right-radius border-bottom-right-radius ' +
  'border-bottom-left-radius outline-width'
const COLORS =
  'color text-decoration-color background-color border-color border-top-color border-right-color border-bottom-color ' +
  'border-left-color outline-color'

describe('style-V1 which properties take', () => {
  it('several words', () => expect(takers('some words')).toEqual(named(FREE)))
  it('lengths', () => expect(takers('1px')).toEqual(named(`${FREE} ${SIGNED} ${UNSIGNED}`)))
  it('lengths below zero', () => expect(takers('-1px')).toEqual(named(`${FREE} ${SIGNED}`)))
  it('colours', () => expect(takers('#fff')).toEqual(named(`${FREE} ${COLORS}`)))
  it('quotes', () => expect(takers('"quoted"')).toEqual(named('font font-family')))
  it('an uploaded file', () => expect(takers('url(asset:abcdefghij012345)')).toEqual(['background-image']))
  it('a time', () => expect(takers('200ms')).toEqual(named(`${FREE} transition-duration animation-duration animation-delay`)))
  it('a number', () =>
    expect(takers(1)).toEqual(
      named(`${FREE} flex-grow flex-shrink order z-index font-weight line-height opacity animation-iteration-count`),
    ))
})

describe('style-V1 words that only some properties take', () => {
  it.each([
    ['max-width', 'none min-content max-content fit-content', 'auto'],
    ['width', 'auto min-content max-content fit-content', 'none'],
    ['outline-style', 'auto none solid outset', 'hidden'],
    ['border-style', 'none solid outset hidden', 'auto'],
  ])('%s: %s, not %s', (property, words, other) => {
    expect(words.split(' ').filter((word) => !isTaken(property, word))).toEqual([])
    expect(isTaken(property, other)).toBe(false)
  })
})

it('style-V7 a time names its unit and is never less than nothing', () => {
  for (const time of ['200ms', '0.3s', '0s', 'calc(1s / 3)', 'var(--slow)', 'inherit'])
    expect(isTaken('transition-duration', time)).toBe(true)
  for (const wrong of ['200', '0', '4px', 'slow', '1s, 2s'])
    expect(checkStyleValue('transition-duration', wrong)).toBe('must be a time such as 200ms or 0.3s')
  expect(checkStyleValue('transition-duration', '-1s')).toBe('must not be negative')
})

describe('style-V2 how large a number may be', () => {
  it.each([
    ['flex-grow', 0, 1000],
    ['flex-shrink', 0, 1000],
    ['order', -9999, 9999],
    ['z-index', -9999, 2_147_483_647],
    ['font-weight', 1, 1000],
    ['line-height', 0, 100],
    ['opacity', 0, 1],
  ])('%s: from %d to %d', (property, min, max) => {
    expect([min, max].map((value) => isTaken(property, value))).toEqual([true, true])
    expect([min - 1, max + 1].map((value) => checkStyleValue(property, value))).toEqual([
      `must be between ${min} and ${max}`,
      `must be between ${min} and ${max}`,
    ])
  })
  it('an aspect ratio is of no less than nothing, and has no largest', () => {
    expect(isTaken('aspect-ratio', 0)).toBe(true)
    expect(isTaken('aspect-ratio', 1e9)).toBe(true)
    expect(checkStyleValue('aspect-ratio', -1)).toBe('must be at least 0')
  })
  it.each(['order', 'z-index'])('%s is whole', (property) =>
    expect(checkStyleValue(property, 0.5)).toBe('must be a whole number'),
  )
})

describe('style-P3 what one property sets of others', () => {
  it.each([
    ['gap', 'row-gap column-gap'],
    ['overflow', 'overflow-x overflow-y'],
    ['font', 'font-family font-size font-weight font-style line-height'],
    ['text-decoration', 'text-decoration-line text-decoration-style text-decoration-color'],
    ['background-position', 'background-position-x background-position-y'],
    ['transition', 'transition-duration'],
    ['border-width', 'border-top-width border-right-width border-bottom-width border-left-width'],
    ['border-style', 'border-top-style border-right-style border-bottom-style border-left-style'],
    ['border-color', 'border-top-color border-right-color border-bottom-color border-left-color'],
    ['border-radius', 'border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius'],
  ])('%s sets %s', (property, covered) => {
    const set = STYLE_PROPERTIES.filter(({ name }) => coverOf(name) === property).map(({ name }) => name)
    expect(set.toSorted()).toEqual(named(covered))
  })
  it('nothing sets a property that stands for itself', () => {
    expect(coverOf('color')).toBeUndefined()
    expect(coverOf('--row-gap')).toBeUndefined()
  })
})

it('a group of properties is shown in the order of the table', () => {
  expect(propertiesOf('spacing').map(({ name }) => name)).toEqual([
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
  ])
  expect(propertiesOf('spacing').every(({ group }) => group === 'spacing')).toBe(true)
})

it('S3-29 background, size, spacing and border are groups of their own', () => {
  const first = (group: Parameters<typeof propertiesOf>[0]) => propertiesOf(group).map(({ name }) => name)
  expect(first('background')).toEqual(expect.arrayContaining(['background-color', 'background-image']))
  expect(first('size')).toEqual(expect.arrayContaining(['width', 'height', 'min-width', 'max-width', 'min-height', 'max-height']))
  expect(first('spacing')).toEqual(expect.arrayContaining(['margin-top', 'padding-left']))
  expect(first('border')).toEqual(expect.arrayContaining(['border-width', 'border-style', 'border-color', 'border-radius']))
})

it('S3-23 a background covers, is not repeated and scrolls with the page unless somebody says otherwise', () => {
  const initial = (name: string) => STYLE_PROPERTIES.find((property) => property.name === name)?.initial
  expect(['size', 'repeat', 'attachment', 'position'].map((part) => initial(`background-${part}`))).toEqual([
    'cover',
    'no-repeat',
    'scroll',
    '0% 0%',
  ])
})

describe('what holds when nobody sets a property', () => {
  it('is taken from the element around for text, and for few others', () => {
    expect(STYLE_PROPERTIES.filter(({ inherited }) => inherited).map(({ name }) => name)).toEqual([
      'font',
      'font-family',
      'font-size',
      'font-weight',
      'font-style',
      'line-height',
      'letter-spacing',
      'text-align',
      'text-transform',
      'text-underline-offset',
      'text-wrap',
      'text-shadow',
      'white-space',
      'overflow-wrap',
      'color',
      'visibility',
      'cursor',
      'pointer-events',
    ])
    expect(isInherited('color')).toBe(true)
    expect(isInherited('width')).toBe(false)
    expect(isInherited('--color')).toBe(false)
  })
  it.each([
    ['font-size', '16px'],
    ['font-weight', '400'],
    ['line-height', 'normal'],
    ['text-align', 'start'],
    ['color', 'canvastext'],
    ['font-family', 'system-ui, sans-serif'],
  ])('%s begins as %s', (property, initial) => expect(styleProperty(property)?.initial).toBe(initial))
  it.each(STYLE_PROPERTIES.filter(({ inherited }) => !inherited).map(({ name, initial }) => [name, initial]))(
    '%s begins with a value it may have: %s',
    (property, initial) => {
      expect(isTaken(property, initial)).toBe(true)
    },
  )
})

it('style-V1 room above what is jumped to is a length, also below zero; no word and no list', () => {
  for (const length of ['0', '96px', '-12px', '4rem', 'calc(64px + 1rem)', 'var(--bar)'])
    expect(isTaken('scroll-margin-top', length)).toBe(true)
  for (const wrong of ['auto', 'none', '1px 2px', '12', '#fff']) expect(isTaken('scroll-margin-top', wrong)).toBe(false)
  expect(isInherited('scroll-margin-top')).toBe(false)
})
