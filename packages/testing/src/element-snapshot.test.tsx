import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { renderPageToString } from '@heddle/renderer/server'
import { elementExamples } from '@heddle/elements/examples'
import { createFakeHost } from './fake-host.ts'
import { node, plainElements, sourceOf } from './plain-elements.tsx'
import { publishedPiece } from './published-piece.ts'

/** Draws examples as the server does, one below another. */
function draw(examples: typeof elementExamples): string {
  const pieces = examples.map((example) => {
    const around = { slots: { children: [example.node] } }
    return publishedPiece(around, elementDefinitions, example.name.replaceAll(' ', '-'))
  })
  const first = pieces.flatMap(({ slots }) => slots['children'] ?? [])
  const page = node(
    'page',
    { tag: 'main' },
    first.map(({ uid }) => uid),
    { liveInside: true },
  )
  const { html, broken } = renderPageToString({
    sections: ['page'],
    source: sourceOf(page, ...first, ...pieces.flatMap(({ deeper }) => deeper)),
    components: { ...plainElements, ...elementComponents },
    host: createFakeHost(),
  })
  expect(broken).toEqual([])
  return html
}

const asked: string[] = []
const tell = (what: string): void => void asked.push(what)

/** A class of `Intl` that tells when nobody says the language. */
function telling<T extends object>(name: string, Real: T): T {
  const look = ([locales]: readonly unknown[]): void => {
    if (locales === undefined || (Array.isArray(locales) && locales.length === 0)) tell(`Intl.${name} without a language`)
  }
  return new Proxy(Real, {
    construct: (target, args, made) => (look(args), Reflect.construct(target as never, args, made) as object),
    apply: (target, self, args) => (look(args), Reflect.apply(target as never, self, args) as object),
  })
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(() => (tell('chance'), 0.5))
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => (tell('chance'), '0-0-0-0-0'))
  vi.spyOn(Date, 'now').mockImplementation(() => (tell('the time'), 0))
  vi.spyOn(performance, 'now').mockImplementation(() => 0)
  const RealDate = Date
  vi.stubGlobal(
    'Date',
    new Proxy(RealDate, {
      construct: (target, args) => {
        if (args.length === 0) tell('the time')
        return Reflect.construct(target, args) as object
      },
    }),
  )
  const classes = ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'Segmenter', 'ListFormat'] as const
  vi.stubGlobal('Intl', Object.fromEntries(classes.map((name) => [name, telling(name, Intl[name])])))
  for (const name of ['getHours', 'getDate', 'getDay', 'getMonth', 'getFullYear', 'getTimezoneOffset'] as const) {
    const real = RealDate.prototype[name]
    vi.spyOn(RealDate.prototype, name).mockImplementation(function (this: Date) {
      tell(`its own time zone by ${name}`)
      return real.call(this)
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  asked.length = 0
})

describe('what the server draws follows from the page alone', () => {
  test.each(elementDefinitions.filter(({ parents }) => parents === undefined).map(({ type }) => type))(
    '%s asks for no chance, no time and no language of its machine',
    (type) => {
      const examples = elementExamples.filter(({ element }) => element === type)
      expect(draw(examples)).not.toBe('')
      expect([...new Set(asked)]).toEqual([])
    },
  )

  test('who asks is found', () => {
    Math.random()
    void new Date()
    void new Intl.NumberFormat().format(1)
    expect(asked).toEqual(['chance', 'the time', 'Intl.NumberFormat without a language'])
  })
})
