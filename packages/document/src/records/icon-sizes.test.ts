import { expect, test } from 'vitest'
import { iconSizesOf } from './icon-sizes.ts'

test.each([
  [{ mime: 'image/png', width: 512, height: 90 }, [32, 180, 192, 432, 512]],
  [{ mime: 'image/png', width: 31, height: 31 }, []],
  [{ mime: 'image/jpeg', width: 180, height: 20 }, [32, 180]],
  [{ mime: 'image/png' }, []],
  [{ mime: 'image/svg+xml', width: 900, height: 900 }, []],
])('a picture of %j gives icons of %j: it is never made larger, and a drawing is its own', (picture, sizes) => {
  expect(iconSizesOf(picture)).toEqual(sizes)
})
