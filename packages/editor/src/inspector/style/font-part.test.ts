import { expect, it } from 'vitest'
import { fontPart } from './font-part.ts'

const PROPERTIES = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family']
const partsOf = (shorthand: string) => PROPERTIES.map((property) => fontPart(shorthand, property))

it('tells what a typography says of each property of a text', () => {
  expect(partsOf('700 60px/1.06 -apple-system, "Segoe UI", sans-serif')).toEqual([
    'normal',
    '700',
    '60px',
    '1.06',
    '-apple-system, "Segoe UI", sans-serif',
  ])
  expect(partsOf('italic bold 1.5rem Georgia')).toEqual(['italic', 'bold', '1.5rem', 'normal', 'Georgia'])
  expect(partsOf('12px/normal serif')).toEqual(['normal', 'normal', '12px', 'normal', 'serif'])
})

it('says nothing where it cannot tell', () => {
  for (const shorthand of ['inherit', 'caption', '', '60px', 'var(--t-a)'])
    expect(partsOf(shorthand)).toEqual(PROPERTIES.map(() => undefined))
  expect(fontPart('12px serif', 'color')).toBeUndefined()
})
