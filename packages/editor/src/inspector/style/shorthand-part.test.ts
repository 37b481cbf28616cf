import { expect, it } from 'vitest'
import { shorthandPart } from './shorthand-part.ts'

const PROPERTIES = ['font-style', 'font-weight', 'font-size', 'line-height', 'font-family']
const partsOf = (shorthand: string) => PROPERTIES.map((property) => shorthandPart('font', shorthand, property))

it.each([
  [
    '700 60px/1.06 -apple-system, "Segoe UI", sans-serif',
    ['normal', '700', '60px', '1.06', '-apple-system, "Segoe UI", sans-serif'],
  ],
  ['italic bold 1.5rem Georgia', ['italic', 'bold', '1.5rem', 'normal', 'Georgia']],
  ['12px/normal serif', ['normal', 'normal', '12px', 'normal', 'serif']],
  ['600 clamp(2rem, 1rem + 4vw, 4rem) / 1.1 serif', ['normal', '600', 'clamp(2rem, 1rem + 4vw, 4rem)', '1.1', 'serif']],
  ['calc(12px * (1 + 1))/calc(1em + 2px) Inter', ['normal', 'normal', 'calc(12px * (1 + 1))', 'calc(1em + 2px)', 'Inter']],
  ['500 var(--size)/var(--line) "A / B", serif', ['normal', '500', 'var(--size)', 'var(--line)', '"A / B", serif']],
  ['var(--weight) 16px var(--family)', ['normal', 'var(--weight)', '16px', 'normal', 'var(--family)']],
  ['oblique 300 x-large/2 Georgia', ['oblique', '300', 'x-large', '2', 'Georgia']],
  ['smaller serif', ['normal', 'normal', 'smaller', 'normal', 'serif']],
  ['small-caps medium serif', ['normal', 'normal', 'medium', 'normal', 'serif']],
])('tells what %s says of each property of a text', (shorthand, parts) => {
  expect(partsOf(shorthand)).toEqual(parts)
})

it('says nothing where it cannot tell', () => {
  for (const shorthand of ['inherit', 'caption', '', '60px', '60px/1.2', '16px /', 'var(--t-a)', '700 serif'])
    expect(partsOf(shorthand)).toEqual(PROPERTIES.map(() => undefined))
  expect(shorthandPart('font', '12px serif', 'color')).toBeUndefined()
})

it.each([
  ['background-color 160ms ease', '160ms'],
  ['opacity .3s linear 1s', '.3s'],
  ['opacity 0.2s, color 1s', '0.2s'],
  ['all', undefined],
  ['none', undefined],
])('tells how long a transition of %s takes', (transition, duration) => {
  expect(shorthandPart('transition', transition, 'transition-duration')).toBe(duration)
})
