import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

describe('plural', () => {
  const russian = withFakeHost(call, { language: () => 'ru' })
  it.each([
    [1, 'товар'],
    [2, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [21, 'товар'],
    [104, 'товара'],
    [0, 'товаров'],
    [2.5, 'товара'],
    ['3', 'товара'],
  ])('in Russian %s goes with %s', (number, form) => expect(russian(number, 'товар', 'товара', 'товаров')).toBe(form))

  it('is content with two forms', () => {
    expect(russian(5, 'товар', 'товары')).toBe('товары')
    expect(withFakeHost(call)(1.5, 'item', 'items')).toBe('items')
  })

  it('counts as English in a language that is not known', () => {
    const unknown = withFakeHost(call, { language: () => 'not a language' })
    expect([1, 2].map((number) => unknown(number, 'item', 'items'))).toEqual(['item', 'items'])
  })
})
