import { describe, expect, it } from 'vitest'
import { explainValue, SCREENS } from './index.ts'

const base = {
  name: 'class',
  styles: { default: { color: 'red', gap: '4px' }, tablet: { color: 'green' }, 'default:hover': { color: 'pink' } },
}
const own = { name: 'own', styles: { default: { color: 'blue', 'row-gap': '8px' }, 'mobile:hover': { color: 'gold' } } }
const layers = [base, own]
const chain = (property: string, screenId: string, state?: string) =>
  explainValue(layers, property, { screenId, ...(state ? { state } : {}) }, SCREENS).map(({ layer, screenId, state, value }) => [
    layer.name,
    screenId,
    state,
    value,
  ])

describe('explainValue', () => {
  it('style-P3 on the widest screen the own value beats the class', () => {
    expect(chain('color', 'default')).toEqual([
      ['own', 'default', 'default', 'blue'],
      ['class', 'default', 'default', 'red'],
    ])
  })
  it('style-P2 a narrower screen of a class beats the own value of a wider one, and is inherited by still narrower ones', () => {
    expect(chain('color', 'mobile')[0]).toEqual(['class', 'tablet', 'default', 'green'])
  })
  it('style-P2 a state beats every screen, its narrower screens first', () => {
    expect(chain('color', 'mobile', 'hover').slice(0, 2)).toEqual([
      ['own', 'mobile', 'hover', 'gold'],
      ['class', 'default', 'hover', 'pink'],
    ])
    expect(chain('color', 'tablet', 'hover')[0]).toEqual(['class', 'default', 'hover', 'pink'])
  })
  it('style-P2 without a state, and in the state that means none, the same values hold', () => {
    expect(chain('color', 'tablet', 'default')).toEqual(chain('color', 'tablet'))
    expect(chain('color', 'tablet').map(([, , , value]) => value)).toEqual(['green', 'blue', 'red'])
  })
  it('style-P3 every step names the property that was declared', () => {
    expect(explainValue(layers, 'row-gap', { screenId: 'default' }, SCREENS).map(({ property }) => property)).toEqual([
      'row-gap',
      'gap',
    ])
    expect(chain('constructor', 'default')).toEqual([])
  })
  it('style-P3 a covering property stands below what it covers in the same layer', () => {
    expect(chain('row-gap', 'default').map(([, , , value]) => value)).toEqual(['8px', '4px'])
    expect(chain('column-gap', 'default').map(([, , , value]) => value)).toEqual(['4px'])
    expect(chain('width', 'default')).toEqual([])
    expect(chain('color', 'nowhere')).toEqual([])
  })
})
