import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { elementStyles } from '../../styles.gen.ts'
import { Embed } from './component.tsx'
import { embedDefinition } from './definition.ts'

afterEach(() => document.body.replaceChildren())

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
