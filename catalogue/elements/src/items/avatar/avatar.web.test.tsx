import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { elementStyles } from '../../styles.gen.ts'
import { Avatar } from './component.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/** An avatar of 40 pixels, once its picture has come or has not. */
async function show(url: string): Promise<{ readonly letters: Element; readonly picture: HTMLImageElement }> {
  const html = renderToStaticMarkup(<Avatar root={{ className: 'k' }} props={{ name: 'Anna Smith', url }} />)
  const rule = '.k { display: inline-grid; width: 40px; aspect-ratio: 1; }'
  document.body.innerHTML = `<style>${elementStyles['avatar']} ${rule}</style>${html.replace('loading="lazy"', '')}`
  const picture = document.querySelector('img') ?? expect.fail()
  await picture.decode().catch(() => {})
  return { letters: document.querySelector('.heddle-initials') ?? expect.fail(), picture }
}
const seenAtMiddle = () => document.elementFromPoint(28, 28)

afterEach(() => document.body.replaceChildren())

test('a picture covers the letters', async () => {
  const { picture } = await show(PIXEL)
  expect(picture.getBoundingClientRect().width).toBe(40)
  expect(seenAtMiddle()).toBe(picture)
})

test('one that does not come shows nothing of itself, and the letters fill the shape', async () => {
  const { letters, picture } = await show('data:image/png;base64,AAAA')
  expect(picture.naturalWidth).toBe(0)
  expect(getComputedStyle(picture).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(letters.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
})

test('white letters can be read on the ground of every hue', () => {
  document.body.innerHTML = `<style>${elementStyles['avatar']}</style><span class="heddle-initials">A</span>`
  const letters = document.querySelector<HTMLElement>('.heddle-initials') ?? expect.fail()
  const contrasts = Array.from({ length: 36 }, (_, at) => {
    letters.style.setProperty('--heddle-hue', String(at * 10))
    const parts = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(letters).backgroundColor)?.slice(1).map(Number) ?? []
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  })
  expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
})
