import { describe, expect, test, vi } from 'vitest'
import { changeOf } from '@heddle/store'
import { Button, Flexbox, Page, Section, Text } from '@heddle/testing'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import type { Editor } from '../../session/editor.ts'
import type { DropPlan } from '../drop-kernel.ts'
import { createTyping } from './edit-text.ts'
import { landDrag } from './land-drag.ts'
import { placeFiles } from './place-files.ts'
import { createStylePreview } from './style-preview.ts'

const id = (name: string): string => name.padEnd(16, '0')
const [HOME, HERO, ROW, ONE, TWO, TITLE, LEAD] = ['home', 'hero', 'row', 'one', 'two', 'title', 'lead'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
function open() {
  const editor = createTestEditor(
    <Page id={HOME} name="Home">
      <Section id={HERO}>
        <Text id={TITLE}>Hello</Text>
        <Text id={LEAD}>A long walk</Text>
        <Flexbox id={ROW}>
          <Button id={ONE} styles={{ default: { width: '100px' } }} />
          <Button id={TWO} hidden />
        </Flexbox>
      </Section>
    </Page>,
  )
  const canvas = createFakeCanvas()
  editor.canvas.value = canvas
  return { editor, canvas }
}
const children = ({ view }: Editor, parent: string) => view.children(parent).map((child) => view.find('node', child)?.element)
const box = { x: 0, y: 0, width: 100, height: 100 }
const planIn = (parent: string, more: Partial<DropPlan> = {}): DropPlan => ({
  container: { ...box, id: parent, slot: parent === HOME ? 'sections' : 'children', axis: 'column', children: [] },
  index: 0,
  line: box,
  isSamePlace: false,
  ...more,
})

describe('a value that a handle drags', () => {
  const width = ({ view }: Editor) => view.find('node', ONE)?.styles['default']?.['width']
  /** The width as the frame has it. */
  const shown = (canvas: ReturnType<typeof createFakeCanvas>, from = '100px') =>
    canvas.sent.reduce<unknown>((now, message) => {
      const change = message.type === 'diff' ? message.diff.set?.[ONE]?.['styles/default/width'] : undefined
      return change ? change[1] : now
    }, from)

  test('is shown by the frame alone while it goes on, and written once', () => {
    const { editor, canvas } = open()
    const preview = createStylePreview(editor, ONE)
    preview.show({ width: '120px' })
    preview.show({ width: '140px' })
    expect([width(editor), shown(canvas), editor.labels]).toEqual(['100px', '140px', []])
    preview.keep('Resize')
    expect([width(editor), editor.labels]).toEqual(['140px', ['Resize']])
    // The frame gets the change itself by the store: the preview has taken its own back.
    expect(shown(canvas)).toBe('100px')
  })

  test('that is let go of leaves everything as it was', () => {
    const { editor, canvas } = open()
    const preview = createStylePreview(editor, ONE)
    preview.show({ width: '120px' })
    preview.drop()
    preview.drop()
    expect([width(editor), shown(canvas), editor.labels]).toEqual(['100px', '100px', []])
  })

  test('without a move nothing is written and the frame is told nothing', () => {
    const { editor, canvas } = open()
    createStylePreview(editor, ONE).keep('Resize')
    expect([editor.labels, canvas.sent]).toEqual([[], []])
  })

  test('what somebody else sets meanwhile is not taken back by letting go', () => {
    const { editor, canvas } = open()
    const preview = createStylePreview(editor, ONE)
    preview.show({ width: '120px' })
    editor.store.apply(changeOf(ONE, 'styles/default/width', '100px', '300px'))
    canvas.send({ type: 'diff', diff: changeOf(ONE, 'styles/default/width', '120px', '300px') })
    preview.drop()
    expect(width(editor)).toBe('300px')
    expect(shown(canvas)).toBe('300px')
  })
})

describe('a text that is typed in place', () => {
  const text = ({ view }: Editor, node = TITLE) => view.find('node', node)?.props['text']?.['en']
  const typed = (node: string, value: string) => ({ type: 'text-input', id: node, field: 'text', text: value }) as const
  const done = (node: string, value: string, keep: boolean) =>
    ({ type: 'text-done', id: node, field: 'text', text: value, keep }) as const

  test('is saved letter by letter, as one gesture from the first to the last', () => {
    const { editor } = open()
    const end = vi.fn<() => void>()
    const startGesture = vi.fn(() => end)
    const { hear, close } = createTyping({ ...editor, client: { ...editor.client, startGesture } })
    hear(typed(TITLE, 'Hell'))
    hear(typed(TITLE, 'Hel'))
    expect([text(editor), startGesture.mock.calls.length, end.mock.calls.length]).toEqual(['Hel', 1, 0])
    hear(done(TITLE, 'Help', true))
    close()
    expect([text(editor), end.mock.calls.length]).toEqual(['Help', 1])
    hear(typed(TITLE, 'Again'))
    expect(startGesture).toHaveBeenCalledTimes(2)
  })

  test('a gesture whose frame goes away ends with it', () => {
    const { editor } = open()
    const end = vi.fn<() => void>()
    const { hear, close } = createTyping({ ...editor, client: { ...editor.client, startGesture: () => end } })
    hear(typed(TITLE, 'Hell'))
    close()
    expect(end).toHaveBeenCalledOnce()
  })

  test('that is thrown away goes back to its own beginning, also when another text was left without an end', () => {
    const { editor } = open()
    const { hear } = createTyping(editor)
    hear(typed(TITLE, 'Hell'))
    hear(typed(LEAD, 'A long'))
    hear(done(LEAD, 'A long', false))
    expect([text(editor, TITLE), text(editor, LEAD)]).toEqual(['Hell', 'A long walk'])
  })

  test('that is opened and left as it was makes no change', () => {
    const { editor } = open()
    createTyping(editor).hear(done(TITLE, 'Hello', true))
    expect(editor.labels).toEqual([])
  })
})

describe('what is dropped', () => {
  test('on a page gets a section around it, unless it is one; what landed is selected', () => {
    const { editor } = open()
    landDrag(editor, { payload: { item: 'text' }, plan: planIn(HOME), isCopy: false })
    const [, made] = editor.view.children(HOME)
    expect(children(editor, HOME)).toEqual(['section', 'section'])
    expect(children(editor, made ?? '')).toEqual(['text'])
    expect(editor.session.selection.value).toEqual([made])
    landDrag(editor, { payload: { item: 'section' }, plan: planIn(HOME), isCopy: false })
    expect(children(editor, HOME)).toEqual(['section', 'section', 'section'])
  })

  test('stands before the one it was dropped before, and behind all others that are there but not drawn', () => {
    const { editor } = open()
    landDrag(editor, { payload: { item: 'text' }, plan: planIn(ROW, { beforeId: ONE }), isCopy: false })
    landDrag(editor, { payload: { item: 'image' }, plan: planIn(ROW, { index: 2 }), isCopy: false })
    expect(children(editor, ROW)).toEqual(['text', 'button', 'button', 'image'])
  })

  test('where it was changes nothing; with Alt a copy stands there and is selected', () => {
    const { editor } = open()
    const landing = { payload: { nodes: [ONE] }, plan: planIn(ROW, { isSamePlace: true, beforeId: TWO }) }
    expect(landDrag(editor, { ...landing, isCopy: false })).toBe(false)
    expect(editor.labels).toEqual([])
    landDrag(editor, { ...landing, isCopy: true })
    expect(children(editor, ROW)).toEqual(['button', 'button', 'button'])
    expect(editor.view.children(ROW)[1]).toBe(editor.session.selection.value[0])
    expect(editor.labels).toEqual(['Copy Button'])
  })

  test('of several is one change under their number', () => {
    const { editor } = open()
    landDrag(editor, { payload: { nodes: [TITLE, LEAD] }, plan: planIn(ROW), isCopy: false })
    expect(editor.view.children(ROW)).toEqual([ONE, TWO, TITLE, LEAD])
    expect(editor.labels).toEqual(['Move 2 elements'])
  })
})

describe('a file from the desktop', () => {
  const picture = new File(['x'], 'lake.png', { type: 'image/png' })
  const prices = new File(['x'], 'prices.csv', { type: 'text/csv' })
  const stored = { name: 'lake.png', file: '0123456789abcdef.png', mime: 'image/png', size: 1, width: 4, height: 3 }
  const upload = (answer: (file: File) => Promise<typeof stored>) => {
    const { editor } = open()
    return { ...editor, server: { ...editor.server, upload: answer } }
  }

  test('is uploaded and stands where it was dropped, as one change; that it is on its way is said only so long', async () => {
    const answer = Promise.withResolvers<typeof stored>()
    const editor = upload(() => answer.promise)
    const placing = placeFiles(editor, [picture], planIn(ROW, { beforeId: ONE }))
    expect(editor.session.notice.value?.text).toBe('Uploading lake.png')
    answer.resolve(stored)
    await placing
    const [image] = editor.view.children(ROW)
    const [asset] = editor.view.of('asset')
    expect(asset).toMatchObject({ name: 'lake.png', width: 4, height: 3 })
    expect(editor.view.find('node', image ?? '')?.props['url']).toEqual({ default: `asset:${asset?.id}` })
    expect([editor.labels, editor.session.selection.value]).toEqual([['Place a file'], [image]])
    expect(editor.session.notice.value).toBeUndefined()
  })

  test('that is no picture is not uploaded, and said', async () => {
    const sent = vi.fn(async () => stored)
    const editor = upload(sent)
    await placeFiles(editor, [prices], planIn(ROW))
    expect(sent).not.toHaveBeenCalled()
    expect(editor.session.notice.value).toEqual({ text: 'prices.csv is not a picture, so it was not placed', tone: 'danger' })
  })

  test('that the server does not take leaves the page alone, and the reason is said', async () => {
    const editor = upload(() => Promise.reject(new Error('The disk is full')))
    await placeFiles(editor, [picture], planIn(ROW))
    expect([editor.labels, editor.view.of('asset')]).toEqual([[], []])
    expect(editor.session.notice.value).toEqual({ text: 'lake.png was not uploaded: The disk is full', tone: 'danger' })
  })

  test('and the others dropped with it stand one after another in their order; what cannot be placed is named', async () => {
    const names = ['b.png', 'a.png', 'full.png', 'c.png']
    const pictures = names.map((name) => new File([name], name, { type: 'image/png' }))
    const editor = upload(async ({ name }) => {
      if (name === 'full.png') throw new Error('The disk is full')
      return { ...stored, file: `${name.charAt(0).repeat(16)}.png` }
    })
    await placeFiles(editor, [prices, ...pictures], planIn(ROW, { beforeId: ONE }))
    const nodes = editor.view.children(ROW)
    const pictureOf = (node: string) => editor.view.find('node', node)?.props['url']?.['default']
    const assets = new Map(editor.view.of('asset').map(({ id, name }) => [`asset:${id}`, name]))
    expect(nodes.map((node) => assets.get(String(pictureOf(node))))).toEqual(['b.png', 'a.png', 'c.png', undefined, undefined])
    expect(editor.session.selection.value).toEqual(nodes.slice(0, 3))
    expect(editor.session.notice.value).toEqual({
      text: 'prices.csv is not a picture, so it was not placed; full.png was not uploaded: The disk is full',
      tone: 'danger',
    })
  })
})
