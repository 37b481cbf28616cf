import { afterEach, expect, test } from 'vitest'
import { elementStyles } from '../../styles.gen.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['light', 'rgb(228, 232, 238)'],
  ['dark', 'rgb(38, 45, 58)'],
])('the place of a picture that is not there yet has a ground of a %s page', (scheme, ground) => {
  document.body.innerHTML = `<style>${elementStyles['image']}</style><div style="color-scheme:${scheme}"><img alt=""></div>`
  const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector('img') ?? expect.fail())
  expect(backgroundColor).toBe(ground)
  expect(backgroundImage).toContain('linear-gradient')
})
