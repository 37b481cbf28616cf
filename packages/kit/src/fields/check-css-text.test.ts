import { expect, test } from 'vitest'
import { MESSAGES } from '../messages.ts'
import { checkCssText } from './check-css-text.ts'

test.each(['', 'red', 'color-mix(in oklab, red 50%, #fff)', 'url("a.png") center / cover'])(
  '“%s” stays inside its declaration',
  (value) => expect(checkCssText(value)).toBeUndefined(),
)

test.each(['red;position:fixed', '}a{b:c', '</style><script>', 'a'.repeat(501)])('%j would come to be something else', (value) =>
  expect(checkCssText(value)).toBe(MESSAGES.mustBeCssValue),
)

test.each([7, null, ['red']])('%j is no text', (value) => expect(checkCssText(value)).toBe(MESSAGES.mustBeText))
