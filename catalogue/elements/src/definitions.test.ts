import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isBinding } from '@heddle/document'
import { checkStyleValue, isStyleProperty } from '@heddle/style'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { elementDefinitions } from './definitions.gen.ts'
import { elementExamples } from './examples.gen.ts'
import { elementStyles } from './styles.gen.ts'

const icons = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'))
const folder = dirname(fileURLToPath(import.meta.url))
const byType = new Map(elementDefinitions.map((definition) => [definition.type, definition]))

function problemsOfStyles(styles: ElementDefinition['baseStyles'] = {}): readonly string[] {
  return Object.values(styles).flatMap((declarations) =>
    Object.entries(declarations).flatMap(([property, value]) => {
      if (!isStyleProperty(property)) return [`${property} is no style property`]
      return checkStyleValue(property, value) ?? []
    }),
  )
}

function problemsOfTemplate(template: NodeTemplate): readonly string[] {
  const definition = byType.get(template.element)
  if (!definition) return [`there is no element ${template.element}`]
  const props = Object.entries(template.props ?? {}).flatMap(([name, value]) => {
    const field = definition.fields[name]
    if (field?.bindable && isBinding(value)) return []
    const problem = field ? field.check(value) : 'is no field'
    return problem === undefined ? [] : `${name} ${problem}`
  })
  const slots = Object.entries(template.slots ?? {}).flatMap(([name, children]) => [
    ...(definition.slots[name] ? [] : [`${name} is no slot`]),
    ...children.flatMap(problemsOfTemplate),
  ])
  return [...props, ...slots, ...problemsOfStyles(template.styles)]
}

describe.each(elementDefinitions.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
  test('S3-27 is named in English and Russian, with an icon and a page of its own', () => {
    for (const label of [definition.label, ...Object.values(definition.fields).map((field) => field.label)]) {
      expect(label['en']).not.toBe('')
      expect(label['ru']).toMatch(/[а-яё]/i)
    }
    expect(existsSync(join(icons, 'icons', `${definition.icon}.svg`))).toBe(true)
    const readme = readFileSync(join(folder, 'items', type, 'README.md'), 'utf8')
    for (const [, picture = ''] of readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
      expect({ picture, isThere: existsSync(join(folder, 'items', type, picture)) }).toEqual({ picture, isThere: true })
  })

  test('its sheet reads every property of its own that a field writes', () => {
    const sheet = Object.entries(elementStyles).flatMap(([name, css]) => (name.split('.')[0] === type ? [css] : []))
    const written = Object.values(definition.fields).flatMap((field) => ('property' in field ? [String(field.property)] : []))
    const unread = written.filter((name) => name.startsWith('--') && !sheet.some((css) => css.includes(`var(${name}`)))
    expect(unread).toEqual([])
  })

  test('is found by other names, and what is known by a name of its own starts as one', () => {
    for (const word of [...definition.words, ...definition.variants.flatMap(({ words }) => words)]) {
      expect([word, word.trim().toLowerCase()]).toEqual([word, word])
    }
    expect(new Set(definition.variants.map(({ id }) => id)).size).toBe(definition.variants.length)
    for (const { id, label, icon, words: _, matches, group: __, ...template } of definition.variants) {
      expect([id, label['ru']]).toEqual([id, expect.stringMatching(/[а-яё]/i)])
      expect([icon, existsSync(join(icons, 'icons', `${icon}.svg`))]).toEqual([icon, true])
      expect(problemsOfTemplate({ element: type, ...template })).toEqual([])
      if (!matches) continue
      const styles: Readonly<Record<string, unknown>> = {
        ...definition.baseStyles['default'],
        ...template.styles?.['default'],
      }
      const look = { props: template.props ?? {}, style: (property: string) => styles[property] }
      expect(definition.variants.find((variant) => variant.matches?.(look))?.id).toBe(id)
    }
  })

  test('asks only for ports that it declares', () => {
    const body = readFileSync(join(folder, 'items', type, 'component.tsx'), 'utf8')
    const asked = [...body.matchAll(/\busePort\('([^']+)'\)/g)].map(([, name]) => name)
    expect(asked.filter((name) => !definition.ports.some((port) => port === name))).toEqual([])
    expect(body.match(/\busePort\(/g)?.length ?? 0).toBe(asked.length)
  })

  test('starts with values that its own fields and the styles accept', () => {
    const defaults = Object.values(definition.fields).flatMap((field) => field.check(field.default) ?? [])
    expect(defaults).toEqual([])
    expect(problemsOfStyles(definition.baseStyles)).toEqual([])
    expect(problemsOfTemplate({ element: type, ...definition.preset })).toEqual([])
  })

  test('shows colours that it has in the light and in the dark as its sheet draws them', () => {
    const sheet = Object.entries(elementStyles)
      .flatMap(([name, css]) => (name.split('.')[0] === type ? [css] : []))
      .join('')
    const own = Object.values(definition.fields).filter(
      ({ kind, property, default: usual }) => kind === 'color' && property && String(usual).startsWith('light-dark('),
    )
    const flat = (css: string): string => css.replaceAll(/[\s]/g, '')
    for (const { property, default: usual } of own)
      expect([property, flat(sheet).includes(flat(`var(${property}, ${String(usual)})`))]).toEqual([property, true])
  })

  test('has what belongs together in slots of its own, with a word in it where it is named', () => {
    const { children = {}, named, title, one } = definition.entries ?? {}
    const slots = Object.fromEntries(Object.entries(children).map(([slot, child]) => [slot, [child]]))
    expect(problemsOfTemplate({ element: type, slots })).toEqual([])
    for (const words of [title, one]) expect(words?.['ru'] ?? 'нет').toMatch(/[а-яё]/i)
    const wordsIn = ({ element, props, slots: inside }: NodeTemplate): readonly string[] => [
      ...(byType.get(element)?.inlineText === undefined ? [] : [String(props?.['text'])]),
      ...Object.values(inside ?? {})
        .flat()
        .flatMap(wordsIn),
    ]
    if (named !== undefined) expect(wordsIn(children[named] ?? { element: '' })[0]).toMatch(/^[A-Z]/)
  })

  test('has examples that its fields accept', () => {
    const examples = elementExamples.filter(({ element }) => element === type)
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.flatMap(({ node }) => problemsOfTemplate(node))).toEqual([])
  })
})
