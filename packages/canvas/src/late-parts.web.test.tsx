import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { earlyCalls, lateNames } from '@heddle/functions/early-calls'
import { lateCalls } from '@heddle/functions/late-calls'
import { blankNode } from '@heddle/document'
import { compilePattern } from '@heddle/document/regex'
import type { ElementComponent } from '@heddle/kit/react'
import { lateComponents } from '@heddle/elements/late-components'
import { lateStyles } from '@heddle/elements/late-styles'
import { fixtureElement, formula, Page, Section, Text, Variable } from '@heddle/testing'
import type { LateParts } from './late-parts.ts'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'

let canvas: OpenCanvas | undefined
afterEach(() => {
  vi.restoreAllMocks()
  canvas?.close()
  canvas = undefined
})

const page = (
  <Page id="page" name="Home">
    <Variable id="codes" name="codes" type="array" value={['AB-1', 'x', 'AB-22']} />
    <Section id="hero">
      <Text id="plain" text={formula("uppercase('there')")} />
      <Text id="found" text={formula(String.raw`extract('order 4711', '\\d+')`)} />
      <Text id="typed">Typed</Text>
      <Text id="not" text={formula("!matches('abc', '^b') ? 'no' : 'yes'")} />
    </Section>
  </Page>
)

/** A canvas whose late parts come, or do not, when the test says so. */
async function open(fixture: ReactNode = page, components: Readonly<Record<string, ElementComponent>> = {}) {
  let [come, fail]: [(parts: LateParts) => void, (error: Error) => void] = [() => {}, () => {}]
  const load = vi.fn<() => Promise<LateParts>>(() => new Promise((resolve, reject) => ([come, fail] = [resolve, reject])))
  canvas = await openCanvas(fixture, { components, functions: earlyCalls, late: { names: lateNames, bodies: ['rating'], load } })
  return {
    ...canvas,
    load,
    come: () => come({ functions: lateCalls, components: lateComponents, styles: lateStyles, compilePattern }),
    fail: () => fail(new Error('offline')),
  }
}

const sheets = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('')).join('')
const shown = () => ['plain', 'found', 'not'].map((id) => document.querySelector(`[data-node="${id}"]`)?.textContent)
const whenDrawn = (heard: OpenCanvas['heard'], before: number) =>
  expect.poll(() => heard.slice(before).map(({ type }) => type)).toContain('drawn')

describe('a collection with a pattern among its conditions', () => {
  it('canvas-C43 has no row until patterns have come, and then those that fit', async () => {
    const { come, heard, ask } = await open(
      <Page id="page" name="Home">
        <Section id="hero">
          <Text id="plain" text={formula('collections.orders.total')} />
        </Section>
      </Page>,
    )
    const filter = { conditions: [{ field: 'code', operator: '$match', value: '/^AB/' }] } as const
    const data = [{ code: 'AB-1' }, { code: 'x' }, { code: 'AB-2' }]
    const name = { name: 'orders', folder: '', index: 'a0' } as const
    const orders = { id: 'orders0000000000', kind: 'collection', ...name, mode: 'static', type: 'collection' } as const
    await ask({ type: 'diff', diff: { put: { orders0000000000: { ...orders, config: {}, data, filter } } } }, 'drawn')
    expect(shown()[0]).toBe('0')
    const before = heard.length
    come()
    await whenDrawn(heard, before)
    expect(shown()[0]).toBe('2')
  })
})

it('canvas-C43 an element that few pages hold is an empty box at its place until its body has come', async () => {
  const { come, heard, ask } = await open(
    <Page id="page" name="Home">
      <Section id="hero">
        <Text id="plain" text={formula("uppercase('there')")} />
      </Section>
    </Page>,
  )
  const place = { parentId: 'hero', slot: 'children', index: 'b0' }
  const rating = { ...blankNode('stars', 'rating', place), props: { value: { default: 3 } } }
  await ask({ type: 'diff', diff: { put: { stars: rating } } }, 'drawn')
  const stars = () => document.querySelector('[data-node="stars"]')
  expect([shown()[0], stars()?.childElementCount]).toEqual(['THERE', 0])
  const before = heard.length
  come()
  await whenDrawn(heard, before)
  expect(stars()?.querySelectorAll('input').length).toBeGreaterThan(3)
  expect(sheets()).toContain('heddle-star')
})

it('canvas-C43 an element whose body has come is drawn, and no other is drawn again for it', async () => {
  const drawings = vi.fn<() => void>()
  const Counted: ElementComponent = ({ root }) => {
    drawings()
    return <i {...root}>Early</i>
  }
  const { come, heard, ask } = await open(
    <Page id="page" name="Home">
      <Section id="hero">
        <Text id="plain">Plain</Text>
      </Section>
    </Page>,
    { text: Counted },
  )
  const rating = blankNode('stars', 'rating', { parentId: 'hero', slot: 'children', index: 'b0' })
  await ask({ type: 'diff', diff: { put: { stars: rating } } }, 'drawn')
  const [before, count] = [heard.length, drawings.mock.calls.length]
  expect(count).toBe(1)
  come()
  await whenDrawn(heard, before)
  expect(document.querySelector('[data-node="stars"] input')).not.toBeNull()
  expect(drawings).toHaveBeenCalledTimes(count)
})

it('canvas-C43 bodies of what stands in the project are on their way while it is drawn', async () => {
  const asked = vi.fn<(times: number) => void>()
  const Rating = fixtureElement('rating')
  const load = vi.fn<() => Promise<LateParts>>(() => new Promise(() => {}))
  canvas = await openCanvas(
    <Page id="page" name="Home">
      <Section id="hero">
        <Text id="plain">Plain</Text>
        <Rating id="stars" />
      </Section>
    </Page>,
    {
      components: {
        text: ({ root }) => {
          asked(load.mock.calls.length)
          return <i {...root} />
        },
      },
      late: { names: [], bodies: ['rating'], load },
    },
  )
  expect(asked.mock.calls).toEqual([[1]])
})

it('canvas-C43 the sheets of elements come with their bodies, also where nothing had asked for them', async () => {
  const { come, load } = await open(
    <Page id="page" name="Home">
      <Section id="hero" />
    </Page>,
  )
  await expect.poll(() => load).toHaveBeenCalled()
  expect(sheets()).not.toContain('heddle-star')
  come()
  await expect.poll(() => sheets()).toContain('heddle-star')
})

describe('formulas with patterns', () => {
  it('canvas-C43 give nothing until patterns have come, and then what a visitor sees', async () => {
    const { come, heard } = await open()
    expect(shown()).toEqual(['THERE', '', ''])
    const before = heard.length
    come()
    await whenDrawn(heard, before)
    expect(shown()).toEqual(['THERE', '4711', 'no'])
  })

  it('canvas-C43 are answered when patterns have come, others and where one points at once', async () => {
    const { come, ask, heard, send } = await open()
    const question = (text: string) => ({ type: 'evaluate', request: 7, text }) as const
    send(question("matches('abc', 'b')"))
    expect((await ask({ type: 'hit', request: 8, x: 1, y: 1 }, 'hit-answer')).request).toBe(8)
    expect(heard.filter(({ type }) => type === 'evaluate-answer')).toEqual([])
    come()
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ type: 'evaluate-answer', request: 7 }))
    expect(heard.find(({ type }) => type === 'evaluate-answer')).toMatchObject({ result: { ok: true, value: true } })
    expect((await ask({ ...question("matches('abc', 'x')"), request: 9 }, 'evaluate-answer')).result).toMatchObject({
      value: false,
    })
  })

  it('canvas-C43 leave a node that is shown in a state as it is', async () => {
    const { come, heard, ask } = await open()
    const put = { 'styles/default:hover/color': [null, '#0000ff'] } as const
    await ask({ type: 'diff', diff: { set: { plain: put } } }, 'drawn')
    await ask({ type: 'force-state', id: 'plain', state: 'hover' }, 'drawn')
    const before = heard.length
    come()
    await whenDrawn(heard, before)
    const plain = document.querySelector('[data-node="plain"]')
    expect(plain && getComputedStyle(plain).color).toBe('rgb(0, 0, 255)')
  })

  it('canvas-C43 leave a text that is typed into as it is, and show what was changed of it meanwhile when it ends', async () => {
    const { come, heard, ask, send } = await open()
    send({ type: 'edit-text', id: 'typed', field: 'text' })
    await expect.poll(() => document.activeElement?.textContent).toBe('Typed')
    const typed = document.activeElement
    await ask({ type: 'diff', diff: { set: { typed: { 'props/text/en': ['Typed', 'By another'] } } } }, 'drawn')
    const before = heard.length
    come()
    await whenDrawn(heard, before)
    expect([document.activeElement, typed?.textContent]).toEqual([typed, 'Typed'])
    await ask({ type: 'stop-edit-text', keep: false }, 'text-done')
    expect(document.querySelector('[data-node="typed"]')?.textContent).toBe('By another')
    expect(shown()[1]).toBe('4711')
  })

  it('canvas-C43 follow changes from then on, without another drawing of all', async () => {
    const { come, heard, ask, load } = await open()
    const before = heard.length
    come()
    await whenDrawn(heard, before)
    const text = { type: 'f', code: "matches(variables.codes[2], '22$')" } as const
    await ask({ type: 'diff', diff: { set: { found: { 'props/text/en': [null, text] } } } }, 'drawn')
    expect(shown()[1]).toBe('true')
    await ask({ type: 'try', values: { codes: ['1', '2', '3'] } }, 'drawn')
    expect(shown()[1]).toBe('false')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('canvas-C43 that cannot be had are answered with that, and are fetched when they are asked for again', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { come, fail, ask, load } = await open()
    const question = { type: 'evaluate', request: 3, text: "matches('abc', 'b')" } as const
    const answer = ask(question, 'evaluate-answer')
    await ask({ type: 'hit', request: 4, x: 1, y: 1 }, 'hit-answer')
    fail()
    const message = 'What patterns are matched with could not be loaded'
    expect((await answer).result).toMatchObject({ ok: false, message: expect.stringContaining(message) as string })
    expect(said).toHaveBeenCalledWith(message, new Error('offline'))
    expect(load).toHaveBeenCalledTimes(2)
    const again = ask({ ...question, request: 5 }, 'evaluate-answer')
    await ask({ type: 'hit', request: 6, x: 1, y: 1 }, 'hit-answer')
    come()
    expect((await again).result).toMatchObject({ ok: true, value: true })
    expect(shown()[1]).toBe('4711')
  })

  it('canvas-C43 are fetched when nothing else is to be done, where no formula asks for them', async () => {
    const { come, heard, load, ask } = await open(
      <Page id="page" name="Home">
        <Section id="hero">
          <Text id="plain">Plain</Text>
        </Section>
      </Page>,
    )
    await expect.poll(() => load).toHaveBeenCalledTimes(1)
    const before = heard.filter(({ type }) => type === 'drawn').length
    come()
    const question = { type: 'evaluate', request: 1, text: "matches('abc', 'b')" } as const
    expect((await ask(question, 'evaluate-answer')).result).toMatchObject({ value: true })
    expect(heard.filter(({ type }) => type === 'drawn')).toHaveLength(before)
  })

  it('canvas-C25 a closed canvas draws nothing for what comes late', async () => {
    const failed = vi.spyOn(console, 'error')
    const { come, close } = await open()
    close()
    come()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.querySelector('[data-node="found"]')).toBeNull()
    expect(failed).not.toHaveBeenCalled()
  })
})
