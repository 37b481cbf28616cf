import { expect, it } from 'vitest'
import { pictureSet } from './picture-set.ts'

const photo = { mime: 'image/jpeg', width: 1000 }

it('publish-S31 a picture is offered in each width that is less than its own, and in that', () => {
  expect(pictureSet('/assets/a.jpg', photo, {})).toEqual({
    srcset: '/assets/a.jpg?w=320 320w, /assets/a.jpg?w=640 640w, /assets/a.jpg?w=960 960w, /assets/a.jpg 1000w',
    sizes: 'min(100vw, 1000px)',
  })
  expect(pictureSet('/a.png', { mime: 'image/png', width: 321 }, {})?.srcset).toBe('/a.png?w=320 320w, /a.png 321w')
})

it('publish-S31 small pictures, moving ones and drawings stand as they are', () => {
  expect(pictureSet('/a.jpg', { ...photo, width: 320 }, {})).toBeUndefined()
  for (const mime of ['image/gif', 'image/svg+xml', 'video/mp4']) expect(pictureSet('/a', { ...photo, mime }, {})).toBeUndefined()
  expect(pictureSet('/a.jpg', { mime: 'image/jpeg' }, {})).toBeUndefined()
})

it('publish-S31 a width in pixels that is the same on all screens says how wide it is drawn', () => {
  const sizesOf = (...styles: Parameters<typeof pictureSet>[2][]) => styles.map((one) => pictureSet('/a.jpg', photo, one)?.sizes)
  expect(sizesOf({ default: { width: '240px' } })).toEqual(['240px'])
  expect(sizesOf({ default: { width: '50%' } }, { default: { width: '240px' }, mobile: { width: '100%' } })).toEqual([
    'min(100vw, 1000px)',
    'min(100vw, 1000px)',
  ])
})
