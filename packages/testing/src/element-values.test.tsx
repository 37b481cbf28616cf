import { describe, expect, test } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { ElementDefinition, Field } from '@heddle/kit'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { renderPageToString } from '@heddle/renderer/server'
import { createFakeHost } from './fake-host.ts'
import { CODE_IN_TEXTS, HOSTILE_VALUES } from './hostile-values.ts'
import { node, plainElements, sourceOf } from './plain-elements.tsx'
import { publishedBinding } from './published-binding.ts'
import { isWhole } from './share-of.ts'

const components = { ...plainElements, ...elementComponents }

/** Draws an element by itself as the server does, a text in each of its slots. */
function draw(
  { type, fields, slots }: ElementDefinition,
  props: PublishedNode['props'],
  values: Readonly<Record<string, unknown>> = {},
) {
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  const names = Object.keys(slots)
  const source = sourceOf(
    node('page', { tag: 'main' }, ['el'], { liveInside: true }),
    node('el', { ...defaults, ...props }, undefined, {
      type,
      live: LIVE.text | LIVE.attribute | LIVE.structure,
      attributes: { 'data-element': '' },
      slots: Object.fromEntries(names.map((name) => [name, [`in-${name}`]])),
    }),
    ...names.map((name) => node(`in-${name}`, { tag: 'span', text: 'Inside' })),
  )
  const host = createFakeHost(values)
  const { html, broken } = renderPageToString({
    sections: ['page'],
    source,
    components,
    host,
  })
  return { html, problems: [...broken, ...host.errors] }
}

/** Values that a builder can choose. */
function choicesOf(field: Field): readonly PublishedNode['props'][string][] {
  if (field.kind === 'choice') return field.options.map(({ value }) => value)
  if (field.kind === 'boolean') return [true, false]
  return field.kind === 'number' ? [field.min, field.max] : []
}

/** Beside the defaults each choice meets one in so many values, and each value one in so many choices: all of both take minutes. */
const SHARE = isWhole ? 1 : 20

const byType = elementDefinitions.map((definition) => [definition.type, definition] as const)
const isDrawn = (html: string): boolean => html.includes('data-element=""')

describe('every element', () => {
  test.each(byType)('%s is drawn with its defaults', (_, definition) => {
    const { html, problems } = draw(definition, {})
    expect(problems).toEqual([])
    expect(isDrawn(html)).toBe(true)
  })

  test.each(byType)('%s is drawn with each choice of each field', (_, definition) => {
    for (const [name, field] of Object.entries(definition.fields)) {
      for (const value of choicesOf(field)) {
        const { html, problems } = draw(definition, { [name]: value })
        expect({ name, value, problems, isDrawn: isDrawn(html) }).toEqual({ name, value, problems: [], isDrawn: true })
      }
    }
  })

  test.each(byType)('%s is drawn whatever its fields are bound to, and runs none of it', (_, definition) => {
    // What becomes of a value may depend on a choice, as what is typed does on the type of a field.
    const kinds = Object.entries(definition.fields).filter(([, field]) => field.kind === 'choice')
    const ways = [{}, ...kinds.flatMap(([name, field]) => choicesOf(field).map((value) => ({ [name]: value })))]
    const wrong: unknown[] = []
    for (const [name, field] of Object.entries(definition.fields)) {
      if (!field.bindable) continue
      for (const [at, [said, given]] of HOSTILE_VALUES.entries()) {
        for (const [wayAt, way] of ways.entries()) {
          if (wayAt > 0 && (at + wayAt) % SHARE !== 0) continue
          const { html, problems } = draw(definition, { ...way, [name]: publishedBinding('given') }, { given })
          const code = codeIn(html)
          if (problems.length + code.length > 0 || !isDrawn(html)) wrong.push({ name, said, way, problems, code })
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

/** What a browser would run of a page that has no code of its own. */
function codeIn(html: string): readonly string[] {
  const addresses = [...html.matchAll(/\s(?:href|src|action|formaction|data)="([^"]*)"/g)].map(([, address = '']) => address)
  const unread = html.replaceAll(/="[^"]*"/g, '=""')
  return [
    ...addresses.filter((address) => /^\s*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(address)),
    ...(unread.match(/<script\b[^>]*>|<[a-z][^>]*\son[a-z]+\s*=[^>]*>/g) ?? []),
  ]
}

test('what a browser would run is found', () => {
  for (const text of CODE_IN_TEXTS.slice(0, 2)) expect(codeIn(text).length).toBeGreaterThan(0)
  expect(codeIn('<a class="x" href=" java\tscript:alert(1)">')).toHaveLength(1)
  expect(codeIn('<p title="&lt;script&gt; onclick=&quot;">x</p>')).toEqual([])
})
