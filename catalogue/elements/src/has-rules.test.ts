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

/** The selectors of rules with `:has`, one by one, each behind its element. */
const conditions = Object.entries(elementStyles).flatMap(([type, css]) =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.replaceAll(/\s+/g, ' ').trim())
    .filter((head) => head.includes(':has('))
    .map((head) => `${type}: ${head}`),
)

/** Whatever changes in a page may change what its root has: each change of a large page would look at all of it again. */
test('on the canvas no rule asks the root what stands in the page', () => {
  const asking = conditions.filter((head) => /:root[^,]*:has\(/.test(head))
  expect(asking).not.toEqual([])
  expect(asking.filter((head) => !head.includes(':root:not([data-canvas]):has('))).toEqual([])
})

/** Every change of a style on the canvas is another class: it would be looked at wherever `:has` asks for that attribute. */
test('no rule asks by :has what a class looks like', () => {
  expect(conditions.filter((head) => /:has\([^{]*\[class/.test(head))).toEqual([])
})

/** Anything has children: such a rule would look at what stands beside each change. */
test('no rule asks of anything at all what it has, to say how another one looks', () => {
  expect(conditions.filter((head) => /[:,] ?:has\((?:[^()]|\([^()]*\))*\) ?[>~+a-z.[]/.test(head))).toEqual([])
})

test.each([
  ['.a:has(> .b) > *', ''],
  ['.a:has(> .b) > :not(.c)', ''],
  ['.a:has(> .b) > [data-c]:not(:has(:target))', '[data-c]'],
  ['.a:has(> .b, .d) img', 'img'],
])('of %s the subject is “%s”', (selector, subject) =>
  expect(subjectOf(withoutParentheses(selector)).replace('*', '')).toBe(subject),
)
