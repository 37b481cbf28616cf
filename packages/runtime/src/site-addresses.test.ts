import { expect, test } from 'vitest'
import { siteAddresses } from './site-addresses.ts'

test('runtime-RT64 icons lie below the base path of the site; addresses of uploads are complete already', () => {
  expect(siteAddresses().icon('a/b')).toBe('/icons/a%2Fb.svg')
  expect(siteAddresses('/shop/').icon('cart')).toBe('/shop/icons/cart.svg')
  expect(siteAddresses('/shop/').asset('/shop/assets/a.png')).toBe('/shop/assets/a.png')
})
