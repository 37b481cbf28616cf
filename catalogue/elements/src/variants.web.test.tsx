import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ElementVariant, NodeTemplate } from '@heddle/kit'
import { mergeSheets, printRule, SCREENS, type Sheet } from '@heddle/style'
import { elementDefinitions } from './definitions.gen.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => document.body.replaceChildren())

const variants: readonly (readonly [id: string, element: string, variant: ElementVariant])[] = elementDefinitions.flatMap(
  ({ type, variants: all }) => all.map((variant) => [`${type}/${variant.id}`, type, variant] as const),
)

/** Draws a template as plain boxes with the rules of its elements, as wide as its place. */
function show(id: string, width: number, children: readonly NodeTemplate[] = []): HTMLElement {
  const [, element, template] = variants.find(([name]) => name === id) ?? ownOf(id)
  const rules: string[] = ['*{box-sizing:border-box}body{margin:0;font-family:sans-serif}']
  const slots = children.length > 0 ? { slots: { children } } : {}
  const { props, styles, slots: own } = template
  const drawn = draw({ element, ...(props && { props }), ...(styles && { styles }), ...(own && { slots: own }), ...slots }, rules)
  document.body.innerHTML = `<style>${rules.join('')}</style><div style="width:${width}px">${renderToStaticMarkup(drawn)}</div>`
  return document.querySelector<HTMLElement>('div > *') ?? expect.fail('it is not drawn')
}

/** What an element by its own name starts with. */
function ownOf(type: string): readonly [id: string, element: string, template: Omit<NodeTemplate, 'element'>] {
  const { preset } = elementDefinitions.find((one) => one.type === type) ?? expect.fail(`there is no ${type}`)
  return [type, type, preset]
}

function draw(template: NodeTemplate, rules: string[], key = 0): ReactNode {
  const { baseStyles, preset, fields } = elementDefinitions.find(({ type }) => type === template.element) ?? expect.fail()
  const className = `k${rules.length}`
  const sheet = mergeSheets([baseStyles as Sheet, (template.styles ?? preset.styles ?? {}) as Sheet])
  rules.push(printRule(className, sheet, SCREENS))
  const tag = String(template.props?.['tag'] ?? fields['tag']?.default ?? 'div')
  const inside = Object.values(template.slots ?? {}).flat()
  const text = template.props?.['text'] ?? preset.props?.['text']
  const content = inside.length > 0 ? inside.map((child, at) => draw(child, rules, at)) : String(text ?? '')
  return createElement(tag, { className, key }, content)
}

const box = (element: Element | undefined): DOMRect => (element ?? expect.fail()).getBoundingClientRect()
const childrenOf = (element: Element): readonly DOMRect[] => [...element.children].map((child) => box(child))
const TEXT: NodeTemplate = { element: 'text', props: { text: 'Lumen' } }

describe('what is added under a name of its own looks like it at once', () => {
  test.each(['flexbox/row', 'flexbox/menu'])('%s lays what is in it along', (id) => {
    const [first, second] = childrenOf(show(id, 800, [TEXT, TEXT]))
    expect(second?.top).toBe(first?.top)
    expect(second?.left).toBeGreaterThan(first?.right ?? Infinity)
  })

  test('flexbox/column and flexbox/list lay what is in them one below the other, as wide as they are', () => {
    for (const id of ['flexbox/column', 'flexbox/list']) {
      const [first, second] = childrenOf(show(id, 800, [TEXT, TEXT]))
      expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity)
      expect([first?.width, first?.left]).toEqual([800, 0])
    }
  })

  test('a grid has two tracks of the same width, which content does not push apart', () => {
    const wide: NodeTemplate = { element: 'text', props: { text: 'Word '.repeat(60) } }
    const [first, second] = childrenOf(show('flexbox/grid', 416, [wide, TEXT]))
    expect([first?.width, second?.width, second?.left]).toEqual([200, 200, 216])
  })

  test('the width of a page is limited and in the middle, and no wider than a phone', () => {
    expect(box(show('flexbox/page-width', 1400))).toMatchObject({ left: 100, width: 1200 })
    expect(box(show('flexbox/page-width', 390))).toMatchObject({ left: 0, width: 390 })
  })

  test('the entries of a menu lead somewhere, and look like the text around them', () => {
    const entries = variants.find(([id]) => id === 'flexbox/menu')?.[2].slots?.['children'] ?? []
    expect(entries.map(({ leadsToPage }) => leadsToPage)).toEqual([true, true, true])
    for (const { styles } of entries)
      expect(styles?.['default']).toMatchObject({ color: 'inherit', 'text-decoration-line': 'none' })
  })

  test('a menu takes another line instead of running out of a phone', () => {
    const menu = show('flexbox/menu', 140)
    expect(menu.scrollWidth).toBe(140)
    expect(new Set(childrenOf(menu).map(({ top }) => top)).size).toBeGreaterThan(1)
  })

  test('header and footer put the first to the left and the last to the right, on one line', () => {
    for (const id of ['section/header', 'section/footer']) {
      const [first, last] = childrenOf(show(id, 1000, [TEXT, TEXT]))
      expect([first?.left, last?.right, last?.top]).toEqual([24, 976, first?.top])
    }
  })

  test('a form has labels right above their fields, and its button is as wide as its words', () => {
    const form = show('form-container', 400)
    const [name, mail, button] = childrenOf(form)
    expect([name?.width, mail?.width]).toEqual([400, 400])
    expect(button?.width).toBeLessThan(200)
    const { ownerDocument } = form
    expect(getComputedStyle(form.children[0] ?? ownerDocument.body)).toMatchObject({ flexDirection: 'column', rowGap: '6px' })
    expect(childrenOf(form.children[0] ?? form)[0]?.width).toBe(400)
  })

  test('headings are the larger the higher they stand, and bold', () => {
    const sizes = ['text/h1', 'text/h2', 'text/h3'].map((id) => {
      const heading = show(id, 800)
      const { fontSize, fontWeight } = getComputedStyle(heading)
      expect([heading.localName, fontWeight]).toEqual([id.slice(-2), '700'])
      return Number.parseFloat(fontSize)
    })
    expect(sizes).toEqual([48, 32, 22])
  })
})

test.each(variants.map(([id]) => id))('%s fits on a phone', (id) => {
  const shown = show(id, 360)
  expect(shown.scrollWidth).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
  expect(box(shown).width).toBeLessThanOrEqual(360)
})

test('a list of things with names of their own is found by their ids, which are unique', () => {
  const ids = variants.map(([id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['flexbox/row', 'flexbox/grid', 'text/h1', 'section/header']))
})
