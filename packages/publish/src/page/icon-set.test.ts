import { expect, test } from 'vitest'
import type { AssetRecord } from '@heddle/document'
import { iconLinks, manifestIcons } from './icon-set.ts'

const picture = (more: Partial<AssetRecord> = {}): AssetRecord => ({
  id: 'icon000000000000',
  kind: 'asset',
  name: 'Icon',
  folder: '',
  index: 'a0',
  file: 'abc.png',
  mime: 'image/png',
  size: 9,
  ...more,
})
const large = picture({ width: 600, height: 400 })

test('publish-S5 one picture gives icons in the sizes that windows and home screens ask for', () => {
  expect(iconLinks(large, '/shop')).toBe(
    '<link rel="icon" href="/shop/assets/abc.png?icon=32" type="image/png" sizes="32x32">' +
      '<link rel="apple-touch-icon" href="/shop/assets/abc.png?icon=180" sizes="180x180">' +
      '<link rel="icon" href="/shop/assets/abc.png?icon=192" type="image/png" sizes="192x192">' +
      '<link rel="icon" href="/shop/assets/abc.png?icon=512" type="image/png" sizes="512x512">',
  )
  expect(manifestIcons(large, '').map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/assets/abc.png?icon=192', '192x192', undefined],
    ['/assets/abc.png?icon=432', '432x432', 'maskable'],
    ['/assets/abc.png?icon=512', '512x512', undefined],
  ])
})

test('publish-S5 a picture is never made larger: a small one gives small icons, one of unknown size itself', () => {
  expect(iconLinks(picture({ width: 100, height: 90 }), '')).toBe(
    '<link rel="icon" href="/assets/abc.png?icon=32" type="image/png" sizes="32x32">',
  )
  expect(iconLinks(picture({ width: 16, height: 16 }), '')).toBe(
    '<link rel="icon" href="/assets/abc.png" type="image/png" sizes="16x16">',
  )
  expect(manifestIcons(picture(), '')).toEqual([{ src: '/assets/abc.png', type: 'image/png', sizes: 'any' }])
})

test('publish-S5 a drawing is its own icon in every size', () => {
  const drawing = picture({ file: 'abc.svg', mime: 'image/svg+xml', width: 600, height: 600 })
  expect(iconLinks(drawing, '')).toBe('<link rel="icon" href="/assets/abc.svg" type="image/svg+xml" sizes="any">')
  expect(manifestIcons(drawing, '')).toEqual([{ src: '/assets/abc.svg', type: 'image/svg+xml', sizes: 'any' }])
})
