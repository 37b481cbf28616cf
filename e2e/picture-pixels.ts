import type { Page } from '@playwright/test'

/** Differences of colour channels, added up, that nobody overlooks. */
const SEEN = 300

/**
 * Pixels of a picture that stand out from its commonest colour. Read by the browser that took it, in a page of its own: a
 * site's policy allows no pictures from elsewhere.
 */
export async function countInk(page: Page, png: Buffer): Promise<number> {
  const reader = await page.context().newPage()
  const count = await reader.evaluate(
    async ([base64, seen]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
      const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 3)])
      const counts = new Map<string, number>()
      for (const pixel of pixels) counts.set(pixel.join(), (counts.get(pixel.join()) ?? 0) + 1)
      const [ground = ''] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
      const channels = ground.split(',').map(Number)
      const distance = (pixel: readonly number[]) =>
        pixel.reduce((sum, value, at) => sum + Math.abs(value - (channels[at] ?? 0)), 0)
      return pixels.filter((pixel) => distance(pixel) > seen).length
    },
    [png.toString('base64'), SEEN] as const,
  )
  await reader.close()
  return count
}
