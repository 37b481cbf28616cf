import { expect, it } from 'vitest'
import { findIcon } from './find-icon.ts'

const icons = { names: () => ['star'], svg: (name: string) => (name === 'star' ? '<svg/>' : undefined) }

it('S7-06 an icon of the set is given by its name at icons/{name}.svg, as a picture that runs nothing', async () => {
  const found = findIcon('icons/star.svg', icons)
  expect(found?.type).toBe('image/svg+xml')
  expect(found?.headers?.['content-security-policy']).toContain("default-src 'none'")
  expect(String(await found?.read(undefined))).toBe('<svg/>')
})

it.each(['icons/moon.svg', 'icons/star.png', 'icons/star', 'icons/Star.svg', 'icons/../star.svg', 'star.svg', 'icons/.svg'])(
  'S7-06 %s is none',
  (path) => expect(findIcon(path, icons)).toBeUndefined(),
)
