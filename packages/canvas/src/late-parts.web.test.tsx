import { afterEach, describe, expect, it, vi } from 'vitest'
import { earlyCalls, lateNames } from '@heddle/functions/early-calls'
import { lateCalls } from '@heddle/functions/late-calls'
import { compilePattern } from '@heddle/document/regex'
import { formula, Page, Section, Text, Variable } from '@heddle/testing'
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
      <Text id="not" text={formula("!matches('abc', '^b') ? 'no' : 'yes'")} />
    </Section>
  </Page>
)

/** A canvas whose late parts come when the test says so. */
async function open() {
  let come: (parts: LateParts) => void = () => {}
  const load = () => new Promise<LateParts>((resolve) => (come = resolve))
  canvas = await openCanvas(page, { functions: earlyCalls, late: { names: lateNames, load } })
  return { ...canvas, come: () => come({ functions: lateCalls, compilePattern }) }
}

const shown = () => ['plain', 'found', 'not'].map((id) => document.querySelector(`[data-node="${id}"]`)?.textContent)
const whenDrawn = (heard: OpenCanvas['heard'], before: number) =>
  vi.waitFor(() => expect(heard.slice(before).map(({ type }) => type)).toContain('drawn'))

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
    await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ type: 'evaluate-answer', request: 7 })))
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
