import { afterEach, beforeAll, expect, test } from 'vitest'
import { MISSING_PICTURES_SCRIPT } from './missing-pictures.ts'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const OTHER = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%224%22 height=%224%22/%3E'
const NONE = 'data:image/gif;base64,AAAA'

beforeAll(() => {
  const script = document.createElement('script')
  script.textContent = MISSING_PICTURES_SCRIPT
  document.head.append(script)
})
afterEach(() => document.body.replaceChildren())

function show(html: string): HTMLImageElement {
  document.body.innerHTML = html
  return document.querySelector('img') ?? expect.fail('there is no picture')
}
const shownAt = (picture: HTMLImageElement) => () => picture.complete && picture.naturalWidth > 0 && picture.getAttribute('src')

test.each([
  ['itself', `<img data-placeholder="${OTHER}" src="${NONE}" srcset="${NONE} 2x" alt="A loaf">`],
  ['in a link or under a colour', `<a data-placeholder="${OTHER}" href="/a"><img src="${NONE}" alt="A loaf"></a>`],
])('a picture that is not to be had is shown as another: one that stands there %s', async (_, html) => {
  const picture = show(html)
  await expect.poll(shownAt(picture)).toBe(OTHER)
  expect([picture.alt, picture.naturalWidth]).toEqual(['A loaf', 4])
})

test('one that comes stays, and a later one that does not come is shown as the other', async () => {
  const picture = show(`<img data-placeholder="${OTHER}" src="${PIXEL}" alt="">`)
  await expect.poll(shownAt(picture)).toBe(PIXEL)
  picture.src = NONE
  await expect.poll(shownAt(picture)).toBe(OTHER)
})

test('when the other does not come either it is asked for once', async () => {
  const picture = show(`<img data-placeholder="${NONE}BBBB" src="${NONE}" alt="">`)
  const failed: (string | null)[] = []
  await new Promise<void>((resolve) => {
    picture.addEventListener('error', () => {
      failed.push(picture.getAttribute('src'))
      if (failed.length === 2) resolve()
    })
  })
  await new Promise((resolve) => setTimeout(resolve))
  await picture.decode().catch(() => {})
  expect(failed).toEqual([NONE, `${NONE}BBBB`])
})

test('pictures that name no other stay as they are, also in what only has a text for an empty place', async () => {
  const picture = show(`<div data-placeholder="Write here"><p><img src="${NONE}" alt=""></p></div>`)
  await new Promise((resolve) => picture.addEventListener('error', resolve))
  await new Promise((resolve) => setTimeout(resolve))
  expect(picture.getAttribute('src')).toBe(NONE)
})
