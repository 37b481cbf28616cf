import { expect, test } from 'vitest'
import { originOf, placementStyle, toPlacement, type Placement } from './placement.ts'

const style = (placement: Partial<Placement>) =>
  placementStyle({ side: 'bottom', alignment: 'start', offsetX: '0px', offsetY: '0px', ...placement }) as Readonly<
    Record<string, unknown>
  >

test.each([
  ['bottom', 'start', 'block-end span-inline-end'],
  ['bottom', 'center', 'block-end'],
  ['top', 'end', 'block-start span-inline-start'],
  ['left', 'start', 'left span-bottom'],
  ['right', 'center', 'right'],
  ['right', 'end', 'right span-top'],
] as const)('%s and %s is %s, and flips where there is no room', (side, alignment, area) => {
  expect(style({ side, alignment })).toMatchObject({
    positionArea: area,
    positionTryFallbacks: expect.stringMatching(side === 'top' || side === 'bottom' ? /^flip-block/ : /^flip-inline/) as string,
  })
})

test('offsets move it away from its anchor and along it; percentages are of the anchor', () => {
  expect(style({ offsetX: '3px', offsetY: '8px' })).toMatchObject({ marginTop: '8px', marginInlineStart: '3px' })
  expect(style({ side: 'top', alignment: 'end', offsetX: '3px', offsetY: '50%' })).toMatchObject({
    marginBottom: 'calc(anchor-size(height) * 0.5)',
    marginInlineEnd: '3px',
  })
  expect(style({ side: 'left', offsetX: '10%', offsetY: '-2rem' })).toMatchObject({
    marginRight: 'calc(anchor-size(width) * 0.1)',
    marginTop: '-2rem',
  })
  expect(style({ side: 'right', alignment: 'end', offsetX: '1px' })).toMatchObject({ marginLeft: '1px' })
})

test('it is as wide as its anchor where that is wanted, and nothing stands there that moves it by nothing', () => {
  expect(style({ matchesWidth: true })['minWidth']).toBe('anchor-size(width)')
  expect(Object.values(style({})).filter(Boolean)).toHaveLength(3)
})

test('it keeps room from its anchor, beside the offset', () => {
  expect(style({ gap: '6px' })).toMatchObject({ marginTop: '6px' })
  expect(style({ side: 'left', gap: '6px', offsetX: '3px' })).toMatchObject({ marginRight: 'calc(6px + 3px)' })
})

test('a place that is none is the usual one', () => {
  const usual = { side: 'top', alignment: 'end' } as const
  const [offsetX, offsetY] = ['1px', '']
  expect(toPlacement({ position: 'left', alignment: 'start', offsetX, offsetY }, usual)).toMatchObject({
    side: 'left',
    alignment: 'start',
  })
  for (const value of [undefined, null, 'middle', 7, {}, Object.create(null)]) {
    expect(toPlacement({ position: value, alignment: value, offsetX: value, offsetY: value }, usual)).toMatchObject(usual)
    expect(
      placementStyle(toPlacement({ position: value, alignment: value, offsetX: value, offsetY: value }, usual)),
    ).toBeDefined()
  }
})

test.each([
  ['top', 'center', 'bottom'],
  ['right', 'center', 'left'],
  ['bottom', 'start', 'var(--heddle-start, left) top'],
  ['top', 'end', 'var(--heddle-end, right) bottom'],
  ['left', 'start', 'right top'],
  ['right', 'end', 'left bottom'],
] as const)('beside the %s, at its %s, it grows from %s, where that is wanted', (side, alignment, origin) => {
  expect(originOf(side, alignment)).toBe(origin)
  expect(style({ side, alignment, origin: true })['transformOrigin']).toBe(origin)
  expect(style({ side, alignment })).not.toHaveProperty('transformOrigin')
})

test.each([
  ['200px', 'min(200px, 100dvh)'],
  ['12em', 'min(12em, 100dvh)'],
  ['50%', 'min(50dvh, 100dvh)'],
  ['', undefined],
  ['0px', undefined],
  ['-5px', undefined],
  ['much', undefined],
  [null, undefined],
])('a greatest height of %j is %j', (maxHeight, expected) => expect(style({ maxHeight })['maxHeight']).toBe(expected))

test('one that keeps its side flips nowhere', () => {
  expect(style({ stays: true })['positionTryFallbacks']).toBeUndefined()
  expect(style({ stays: true, side: 'left' })['positionArea']).toBe('left span-bottom')
})
