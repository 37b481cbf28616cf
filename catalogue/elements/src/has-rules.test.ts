import { expect, test } from 'vitest'
import { elementStyles } from './styles.gen.ts'

/** Selectors of a sheet, without what stands in parentheses. */
function selectorsOf(css: string): readonly string[] {
  const heads = [...css.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads.filter((head) => head.includes(':has(')).map(withoutParentheses)
}

function withoutParentheses(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutParentheses(shorter)
}

/** What a selector is about: its last part, without its conditions. */
const subjectOf = (selector: string): string =>
  (
    selector
      .trim()
      .split(/[\s>~+]+/)
      .at(-1) ?? ''
  ).replaceAll(/::?[\w-]+/g, '')

/** A browser cannot tell whom such a rule is about: where `:has` may have changed it looks at every element again. */
test('no rule with :has ends in anything at all', () => {
  const wide = Object.entries(elementStyles).flatMap(([type, css]) =>
    selectorsOf(css)
      .flatMap((head) => head.split(','))
      .filter((selector) => selector.includes(':has') && /[\s>~+]/.test(selector.trim()))
      .filter((selector) => /^\*?$/.test(subjectOf(selector)))
      .map((selector) => `${type}: ${selector.trim()}`),
  )
  expect(wide).toEqual([])
})

test.each([
  ['.a:has(> .b) > *', ''],
  ['.a:has(> .b) > :not(.c)', ''],
  ['.a:has(> .b) > [data-c]:not(:has(:target))', '[data-c]'],
  ['.a:has(> .b, .d) img', 'img'],
])('of %s the subject is “%s”', (selector, subject) =>
  expect(subjectOf(withoutParentheses(selector)).replace('*', '')).toBe(subject),
)
