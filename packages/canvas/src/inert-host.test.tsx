import { describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import type { DocumentRecord } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { PublishedVariable } from '@heddle/document/published'
import { Component, Page, publishedBinding, Section, Text, Variable } from '@heddle/testing'
import { evaluateText } from './evaluate-text.ts'
import { createInertHost, type Tried } from './inert-host.ts'
import type { CanvasView } from './protocol.ts'
import { followed, VIEW } from './testing/follow.ts'

const shop = (
  <>
    <Variable id="total" name="total" type="number" value={41} />
    <Page id="page" name="Product" path="product/{{slug|shoes}}">
      <Variable id="own" name="own" type="string" value="mine" />
      <Section id="hero" name="Hello">
        <Text id="text">Text</Text>
      </Section>
    </Page>
    <Page id="about" name="About" path="about">
      <Variable id="theirs" name="theirs" type="string" value="not here" />
      <Section id="story" />
    </Page>
  </>
)

function open(fixture: ReactNode = shop, canvasView: CanvasView = VIEW) {
  const { view, after } = followed(fixture)
  const errors: (readonly [string, string])[] = []
  let given: readonly PublishedVariable[] = []
  let tried: Tried = new Map()
  const host = createInertHost({
    view,
    canvasView,
    functions: {},
    pattern: () => undefined,
    plugins: new Map(),
    browsers: {},
    elementVariables: () => given,
    tried: () => tried,
    staged: () => new Map(),
    asked: () => new Map(),
    givesVariables: (id) => id === 'input',
    onNodeError: (id, message) => errors.push([id, message]),
  })
  const { evaluator, render } = host
  const result = (text: string) => evaluateText({ text, view, pageId: canvasView.pageId, evaluator, scope: render.scope }).result
  return {
    host,
    errors,
    result,
    /** The value of a formula of the page; or what is wrong with it. */
    value: (text: string): unknown => {
      const answer = result(text)
      return answer.ok ? answer.value : answer.message
    },
    change: (diff: Parameters<typeof host.apply>[0]) => after(diff, host.apply),
    changeComponents: (diff: Parameters<typeof host.apply>[0]) => after(diff, host.applyComponents),
    tryOut: (values: Readonly<Record<string, Json>>) => {
      tried = new Map(Object.entries(values))
      host.revalue()
    },
    give: (variables: readonly PublishedVariable[]) => void (given = variables),
  }
}
const variable = (id: string, defaultValue: string): PublishedVariable => ({ id, name: id, type: 'string', defaultValue })

describe('canvas-C4 formulas on the canvas', () => {
  it('are told of the page, its address and that this is the editor', () => {
    const { value } = open()
    expect(value('page.name + page.live + page.sections[0].sectionTitle')).toBe('ProducttrueHello')
    expect(value('browser.environment + browser.path + browser.theme')).toBe('editor/light')
    expect(value('pages.about.path')).toBe('/about')
  })

  it('are told of another page by its own address', () => {
    const { value } = open(shop, { ...VIEW, pageId: 'about', theme: 'dark' })
    expect(value('browser.path + browser.theme + page.name')).toBe('/aboutdarkAbout')
    expect(value('variables.theirs')).toBe('not here')
  })

  it('are told nothing of a page that is gone', () => {
    const { value } = open(shop, { ...VIEW, pageId: 'gone' })
    expect(value('browser.path')).toBe('/')
    expect(value('page?.name ?? "none"')).toBe('none')
    expect(value('pageParameters')).toEqual({})
  })

  it('read the default of a parameter, also when it changes', () => {
    const { value, change } = open(
      <>
        <Page id="home" name="Home" />
        <Page id="page" name="Product" path="product/{{slug|shoes}}" />
      </>,
    )
    expect(value('pageParameters.slug')).toBe('shoes')
    change({ set: { page: { paths: [{ default: 'product/{{slug|shoes}}' }, { default: 'product/{{slug|hats}}' }] } } })
    expect(value('pageParameters.slug')).toBe('hats')
  })

  it('read the row that the page is shown with, the first one unless another is asked for, also when rows change', () => {
    const products = (data: Json): DocumentRecord => ({
      id: 'products00000000',
      kind: 'collection',
      name: 'Products',
      folder: '',
      index: 'a0',
      mode: 'static',
      type: 'collection',
      config: {},
      data,
    })
    const withHome = [
      <Page key="home" id="home" name="Home" path="home" />,
      <Page key="page" id="page" name="Product" path="p/{{slug}}" />,
    ]
    const feed = { cmsDataSetPath: [null, 'products00000000.name'] } as const
    const shown = (row?: string) => {
      const { value, change } = open(withHome, { ...VIEW, ...(row !== undefined && { row }) })
      change({ put: { products00000000: products([{ name: 'Hat' }, { name: 'Red shoe' }]) }, set: { page: feed } })
      const told = () => value("page.data.name + ' ' + pageParameters.slug")
      const before = told()
      change({ put: { products00000000: products([{ name: 'Cap' }, { name: 'Red shoe', price: 1 }]) } })
      return [before, told()]
    }
    expect(shown()).toEqual(['Hat hat', 'Cap cap'])
    expect(shown('red_shoe')).toEqual(['Red shoe red_shoe', 'Red shoe red_shoe'])
    expect(shown('gone')).toEqual(['Hat hat', 'Cap cap'])
    expect(open().value("page.data ?? 'none'")).toBe('none')
  })

  it('follow what other pages are called, and only then', () => {
    const { value, change } = open()
    change({ set: { about: { name: ['About', 'Us'] } } })
    expect(value('pages.about.name')).toBe('Us')
    change({ set: { hero: { name: ['Hello', 'Bye'] } } })
    expect(value('page.sections[0].sectionTitle')).toBe('Bye')
  })
})

describe('canvas-C4 variables', () => {
  it('are those of the project and of the page, at their defaults', () => {
    const { value } = open()
    expect(value('variables.total')).toBe(41)
    expect(value('variables.own')).toBe('mine')
    expect(value('variables.theirs ?? "none"')).toContain('none')
  })

  it('come, go and change their defaults', () => {
    const { value, change } = open()
    change({ set: { total: { defaultValue: [41, 5] } } })
    expect(value('variables.total')).toBe(5)
    const record = {
      id: 'late',
      kind: 'variable',
      name: 'late',
      type: 'string',
      defaultValue: 'here',
      folder: '',
      index: 'a5',
      // Kept from page to page on a site; on the canvas the default is what is worked on.
      isPersistentOnNav: true,
    } as const
    change({ put: { late: record } })
    expect(value('variables.late')).toBe('here')
    change({ set: { late: { defaultValue: ['here', 'there'] } } })
    expect(value('variables.late')).toBe('there')
    change({ remove: { late: { ...record, defaultValue: 'there' } } })
    expect(value('variables.late ?? "none"')).toContain('none')
  })

  it('of elements come with the elements', () => {
    const { value, change, give } = open()
    give([variable('mail', 'first')])
    change({ set: { text: { name: ['', 'x'] } } })
    expect(value('variables.mail ?? "none"')).toContain('none')
    const node = { id: 'input', kind: 'node' } as never
    change({ put: { input: node } })
    expect(value('variables.mail')).toBe('first')
    give([variable('mail', 'second')])
    change({ set: { input: { 'props/value/default': ['first', 'second'] } } })
    expect(value('variables.mail')).toBe('second')
    give([])
    change({ remove: { input: node } })
    expect(value('variables.mail ?? "none"')).toContain('none')
  })
})

describe('canvas-C5 a node that fails', () => {
  it('is reported with what was thrown, and with a text of its own when that says nothing', () => {
    const { host, errors } = open()
    host.render.onNodeError?.('a', new Error('It broke'))
    host.render.onNodeError?.('b', 'thrown')
    expect(errors).toEqual([
      ['a', 'It broke'],
      ['b', 'The element could not be drawn'],
    ])
  })
})

describe('canvas-C20 the page', () => {
  it('has addresses of its own: uploads as they are, icons where they are served', () => {
    const { addresses } = open().host.render
    expect(addresses.asset('/assets/photo.png')).toBe('/assets/photo.png')
    expect(addresses.icon('arrow right')).toBe('/icons/arrow%20right.svg')
  })

  it('goes to no anchor', () => {
    let prevented = 0
    open().host.render.onAnchorClick?.({ preventDefault: () => (prevented += 1) } as never, {})
    expect(prevented).toBe(1)
  })
})

describe('canvas-C14 a formula that is tried out', () => {
  it('gives its value and the kind of it', () => {
    const { result } = open()
    expect(result('1 + variables.total')).toEqual({ ok: true, value: 42, kind: 'number' })
    expect(result('[variables.total]')).toEqual({ ok: true, value: [41], kind: 'array', count: 1 })
  })

  it('that cannot be read or run says what is wrong, and where', () => {
    const { result } = open()
    expect(result('1 +')).toEqual({ ok: false, message: 'Unexpected end of formula', from: 3, to: 3 })
    expect(result('1 + nobody.name')).toMatchObject({ ok: false, from: 4, to: 10 })
  })

  it('that fails by something else says what, and without a place', () => {
    const { view } = followed(shop)
    const failing = (thrown: unknown) =>
      evaluateText({
        text: '1',
        view,
        pageId: 'page',
        scope: {},
        evaluator: {
          tryOut: () => {
            throw thrown
          },
        } as never,
      }).result
    expect(failing(new RangeError('Too much'))).toEqual({ ok: false, message: 'Too much' })
    expect(failing('thrown')).toEqual({ ok: false, message: 'The formula failed' })
  })
})

describe('canvas-C30 values for trying', () => {
  it('stand instead of the default until others are given', () => {
    const { value, tryOut } = open()
    tryOut({ total: 7, gone: 1 })
    expect(value('[variables.total, variables.own]')).toEqual([7, 'mine'])
    tryOut({ own: null })
    expect(value('[variables.total, variables.own]')).toEqual([41, null])
  })

  it('stay while defaults change', () => {
    const { value, tryOut, change } = open()
    tryOut({ total: 7 })
    change({ set: { total: { defaultValue: [41, 42] }, own: { defaultValue: ['mine', 'ours'] } } })
    expect(value('[variables.total, variables.own]')).toEqual([7, 'ours'])
    tryOut({})
    expect(value('variables.total')).toBe(42)
  })
})

describe('canvas-C41 instances on the canvas', () => {
  const card = (
    <>
      <Component id="card" name="Card">
        <Text id="inside">In a card</Text>
      </Component>
      {shop}
    </>
  )
  const count = { name: 'count', type: 'number', defaultValue: 3 } as const
  const read = (host: ReturnType<typeof open>['host']): unknown => {
    const node = { uid: 'instance', type: 'library-component', props: {} }
    const { scope } = host.render.instance?.(node, { id: 'card', props: {} }, host.render.scope) ?? expect.fail()
    return host.evaluator.evaluate(publishedBinding('context.component.variables.count'), scope)
  }

  it('are of the component as it is now; what it is called and where it stands makes none of them another', () => {
    const { host, change, changeComponents } = open(card)
    expect(read(host)).toBeUndefined()
    expect(changeComponents({ set: { card: { 'variables/count': [null, count] } } })).toEqual(new Set(['card']))
    expect(read(host)).toBe(3)
    expect(changeComponents({ set: { card: { name: ['Card', 'Tile'], folder: ['', 'Cards'] } } })).toEqual(new Set())
    change({ set: { inside: { name: ['', 'Words'] } } })
    expect(changeComponents({ set: { inside: { name: ['Words', ''] } } })).toEqual(new Set())
  })

  it('give the page other variables where the component exposes others', () => {
    const { value, give, changeComponents, host } = open(card)
    const shown = { set: { card: { 'variables/count': [null, { ...count, isExposed: true }] } } } as const
    changeComponents(shown)
    give([variable('instance-count', 'three')])
    host.apply(shown)
    expect(value("variables['instance-count']")).toBe('three')
  })
})
