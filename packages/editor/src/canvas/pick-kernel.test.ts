import { describe, expect, it } from 'vitest'
import { pickNode } from './pick-kernel.ts'

const path = ['section', 'box', 'button', 'icon']
const isPart = (id: string) => id === 'icon'
const pick = (selected: readonly string[], isDeep = false) => pickNode({ path, selected, isPart, isDeep })

describe('what a click picks', () => {
  it('the innermost element that is not a part of another', () => {
    expect(pick([])).toBe('button')
    expect(pick(['section'])).toBe('button')
  })

  it('a part, on the second click on its element', () => {
    expect(pick(['button'])).toBe('icon')
  })

  it('a part, once a part of the same element is selected', () => {
    expect(pick(['icon'])).toBe('icon')
  })

  it('the innermost of all with Ctrl', () => {
    expect(pick([], true)).toBe('icon')
  })

  it('nothing beside every element', () => {
    expect(pickNode({ path: [], selected: ['a'], isPart, isDeep: false })).toBeUndefined()
  })

  it('the element itself when several are selected', () => {
    expect(pick(['button', 'other'])).toBe('button')
  })
})
