import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listParts, printBackground, readBackground, type BackgroundLayer } from './background.ts'
import { checkStyleValue } from './check-value.ts'

const SHADE = 'linear-gradient(90deg, rgb(0 0 0 / 50%) 0%, transparent)'

describe('layers of a background', () => {
  it('style-B1 S3-22 pictures and gradients are told apart, the uppermost first', () => {
    expect(readBackground(`${SHADE}, url(asset:abcdefghij012345)`)).toEqual([
      {
        kind: 'gradient',
        shape: 'linear',
        isRepeating: false,
        head: '90deg',
        stops: [
          { color: 'rgb(0 0 0 / 50%)', at: '0%' },
          { color: 'transparent', at: '' },
        ],
      },
      { kind: 'picture', reference: 'asset:abcdefghij012345' },
    ])
    expect(readBackground('none')).toEqual([])
    expect(readBackground('')).toEqual([])
    expect(printBackground([])).toBe('none')
  })

  it('style-B1 a gradient has a head only where it says one', () => {
    const headOf = (text: string) => readBackground(text).map((layer) => (layer.kind === 'gradient' ? layer.head : layer.kind))
    expect(headOf('linear-gradient(red, blue)')).toEqual([''])
    expect(headOf('linear-gradient(to top right, red, blue)')).toEqual(['to top right'])
    expect(headOf('repeating-radial-gradient(circle at 20% 30%, red 0 10px, blue 20px)')).toEqual(['circle at 20% 30%'])
    expect(headOf('conic-gradient(from 45deg at center, red, blue)')).toEqual(['from 45deg at center'])
    expect(headOf('CONIC-GRADIENT(red, blue)')).toEqual([''])
  })

  it.each([
    'linear-gradient(red, 40%, blue)',
    'linear-gradient(red)',
    'linear-gradient(in oklch, red, blue)',
    'radial-gradient(20px 30px at top, red, blue)',
    'image-set(url(asset:abcdefghij012345) 1x)',
  ])('style-B2 what has parts that are not told apart stays as it is written: %s', (text) => {
    expect(readBackground(text)).toEqual([{ kind: 'other', text }])
    expect(printBackground(readBackground(text))).toBe(text)
  })

  it('style-B2 values for each layer are split outside of brackets', () => {
    expect(listParts('cover, calc(1px + 2px) auto,contain')).toEqual(['cover', 'calc(1px + 2px) auto', 'contain'])
  })

  const color = fc.constantFrom('red', '#fff', '#11223344', 'rgb(0 0 0 / 50%)', 'transparent', 'hsl(10, 20%, 30%)')
  const stop = fc.record({ color, at: fc.constantFrom('', '0%', '50%', '10px', '10% 20%') })
  const gradient = fc
    .constantFrom<readonly ['linear' | 'radial' | 'conic', string]>(
      ['linear', ''],
      ['linear', '45deg'],
      ['linear', 'to left'],
      ['radial', 'circle'],
      ['radial', 'ellipse at top left'],
      ['conic', 'from 10deg'],
      ['conic', ''],
    )
    .chain(([shape, head]) =>
      fc.record({
        kind: fc.constant('gradient' as const),
        shape: fc.constant(shape),
        isRepeating: fc.boolean(),
        head: fc.constant(head),
        stops: fc.array(stop, { minLength: 2, maxLength: 4 }),
      }),
    )
  const picture = fc.record({
    kind: fc.constant('picture' as const),
    reference: fc.constantFrom('asset:abcdefghij012345', 'https://example.org/a,b.png'),
  })

  it('style-B1 what is printed is safe, and reads back as the same layers', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(gradient, picture), { maxLength: 4 }), (layers: readonly BackgroundLayer[]) => {
        const text = printBackground(layers)
        expect(readBackground(text)).toEqual(layers)
        expect(checkStyleValue('background-image', text)).toBeUndefined()
      }),
    )
  })

  it('style-B2 any text is read without a failure, and its layers print as layers of the same kinds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const layers = readBackground(text)
        expect(readBackground(printBackground(layers)).length).toBeLessThanOrEqual(layers.length + 1)
      }),
    )
  })
})
