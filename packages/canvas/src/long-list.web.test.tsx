import { afterEach, expect, it } from 'vitest'
import { Flexbox, formula, Page, Section, Text, Variable } from '@heddle/testing'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'

let canvas: OpenCanvas | undefined
afterEach(() => {
  canvas?.close()
  canvas = undefined
  window.scrollTo(0, 0)
})

const COUNT = 3000
const open = async () =>
  (canvas = await openCanvas(
    <Page id="page" name="Home">
      <Variable id="rows" name="rows" type="array" value={Array.from({ length: COUNT }, (_, at) => at)} />
      <Section id="hero">
        <Flexbox id="list">
          <Flexbox id="row" styles={{ default: { height: '40px' } }} repeat={{ over: formula('variables.rows') }}>
            <Text id="name" text={formula('context.item.data')} />
          </Flexbox>
        </Flexbox>
      </Section>
    </Page>,
  ))
const texts = () => [...document.querySelectorAll('[data-node="name"]')].map(({ textContent }) => textContent)

it('canvas-C26 a long list is drawn as a visitor gets it: the rows that are seen, and the first ones where one begins', async () => {
  const opened = await open()
  expect(texts()[0]).toBe('0')
  expect(texts().length).toBeLessThan(200)
  const list = document.querySelector('[data-node="list"]')
  expect(list?.getBoundingClientRect().height).toBe(COUNT * 40)
  opened.send({ type: 'scroll-by', dx: 0, dy: 60_000 })
  await expect.poll(texts).toContain('1500')
  expect(texts()).not.toContain('0')
  opened.send({ type: 'scroll-to', id: 'list' })
  opened.send({ type: 'scroll-by', dx: 0, dy: -60_000 })
  await expect.poll(() => texts()[0]).toBe('0')
})

it('canvas-C26 what is changed of a row is changed of all that stand', async () => {
  const opened = await open()
  const change = { row: { 'styles/default/height': ['40px', '60px'] } } as const
  await opened.ask({ type: 'diff', diff: { set: change } }, 'drawn')
  const list = document.querySelector('[data-node="list"]')
  await expect.poll(() => list?.getBoundingClientRect().height).toBe(COUNT * 60)
})
