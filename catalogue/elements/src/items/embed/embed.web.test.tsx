import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Embed } from './component.tsx'
import { embedDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
  document.body.replaceChildren()
})

const defaults = Object.fromEntries(Object.entries(embedDefinition.fields).map(([name, field]) => [name, field.default]))
function show(props: object): HTMLIFrameElement {
  const body = <Embed root={{ className: 'k' }} props={{ ...defaults, isLazy: false, ...props } as never} />
  document.body.innerHTML = `<style>${elementStyles['embed']}.k{width:300px;height:120px}</style>${renderToStaticMarkup(body)}`
  return document.querySelector('iframe') ?? expect.fail('there is no frame')
}
const loaded = (frame: HTMLIFrameElement): Promise<unknown> =>
  new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))

test('HTML of somebody else fills its place, and reaches nothing: its scripts do not run, its origin is none', async () => {
  const told: unknown[] = []
  const listen = ({ data }: MessageEvent): void => void told.push(data)
  addEventListener('message', listen)
  const frame = show({ kind: 'html', html: '<p>Open</p><script>parent.postMessage("ran", "*")</script>', title: 'Hours' })
  await loaded(frame)
  expect([frame.title, frame.offsetWidth, frame.offsetHeight]).toEqual(['Hours', 300, 120])
  expect(frame.contentDocument).toBeNull()
  // A second frame that does run comes later than the first would have.
  const other = document.createElement('iframe')
  other.srcdoc = '<script>parent.postMessage("later", "*")</script>'
  document.body.append(other)
  await expect.poll(() => told).toEqual(['later'])
  removeEventListener('message', listen)
})

test('a frame says how far it is trusted before it loads', () => {
  const frame = show({ address: 'https://heddle.invalid/', trust: 'run', referrer: 'no-referrer' })
  expect([...frame.sandbox]).not.toContain('allow-same-origin')
  expect(frame.referrerPolicy).toBe('no-referrer')
})

/** A page in a frame of this site, which has no origin there, as it would say something. */
async function open(props: LiveElementOptions['props'] = {}) {
  opened = await openElement({
    definition: embedDefinition,
    component: Embed as ElementComponent,
    css: `${elementStyles['embed']}[data-element]{width:300px;height:120px}`,
    props: { address: '/', isLazy: false, ...props },
  })
  const live = opened
  const frame = live.element().querySelector('iframe') ?? expect.fail('there is no frame')
  const say = (data: unknown, more: MessageEventInit = {}) =>
    dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow, ...more }))
  return { ...live, frame, say, heights: () => [live.element().offsetHeight, frame.offsetHeight] }
}

test('what the page in its frame says is told; what other windows or another site say there is not', async () => {
  const { say, saidOf } = await open()
  say({ chosen: 'rye' })
  say('of another window', { source: window })
  say('of a page that came to stand there', { origin: 'https://evil.example' })
  expect(saidOf('message')).toEqual([{ data: { chosen: 'rye' }, origin: 'null' }])
})

test('a trusted page is heard from its own origin alone', async () => {
  const { say, saidOf } = await open({ address: 'https://heddle.invalid/form', trust: 'own' })
  say('a', { origin: 'https://heddle.invalid' })
  say('b')
  say('c', { origin: 'https://heddle.invalid.evil.example' })
  expect(saidOf('message')).toEqual([{ data: 'a', origin: 'https://heddle.invalid' }])
})

test('it is as tall as the page in it says, where that is wanted', async () => {
  const { say, heights, saidOf } = await open({ isTall: true })
  expect(heights()).toEqual([120, 120])
  say({ height: 400.2 })
  expect(heights()).toEqual([401, 401])
  for (const height of [-5, 'tall', Number.NaN, null]) say({ height })
  for (const data of [null, 7, 'height', undefined]) say(data)
  expect(heights()).toEqual([401, 401])
  say({ height: 1e9 })
  expect(heights()).toEqual([20_000, 20_000])
  expect(saidOf('message')).toHaveLength(10)
  await opened?.close()
  const still = await open()
  still.say({ height: 400 })
  expect(still.heights()).toEqual([120, 120])
})

test('the page in it is asked for its height, as it may have told it before somebody listened', async () => {
  const { frame } = await open({ isTall: true })
  const asked = vi.fn()
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: asked } })
  frame.dispatchEvent(new Event('load'))
  expect(asked.mock.calls).toEqual([['heddle:height', '*']])
})

test('it needs a script only where it is as tall as the page in it says', () => {
  const aloneWith = (props: object) =>
    embedDefinition.alone?.({ ...defaults, ...props } as never, { isRepeated: false, holds: () => false })
  expect([aloneWith({}), aloneWith({ isTall: true })]).toEqual([true, false])
})
