import { afterEach, describe, expect, it } from 'vitest'
import { blankNode, type DocumentRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import type { CanvasView, ToCanvas } from '@heddle/canvas/protocol'
import { createCanvasConnection, type CanvasConnection } from './connection.ts'

const canvasView: CanvasView = { pageId: 'page', language: 'en', theme: 'light', assetsUrl: '/assets/', iconsUrl: '/icons/' }
const node = blankNode('a', 'text', { parentId: 'page', slot: 'sections', index: 'a0' })
const box = { id: 'a', x: 1, y: 2, width: 3, height: 4, padding: [0, 0, 0, 0], margin: [0, 0, 0, 0] }

let open: { readonly connection: CanvasConnection; readonly frame: MessagePort } | undefined
afterEach(() => {
  open?.connection.close()
  open?.frame.close()
})

/** A connection and the frame's end of it, with what the frame heard. */
function connect() {
  const { port1, port2 } = new MessageChannel()
  const heard: ToCanvas[] = []
  const store = createStore<DocumentRecord>([node])
  port2.addEventListener('message', (event: MessageEvent<ToCanvas>) => heard.push(event.data))
  port2.start()
  const connection = createCanvasConnection({ port: port1, store, canvasView })
  open = { connection, frame: port2 }
  /** Ports keep the order: when the answer is here, all that was sent before it has been heard. */
  const settle = async (): Promise<void> => {
    const answer = connection.dropTargets()
    while (!heard.some((message) => message.type === 'drop-targets')) await new Promise((resolve) => setTimeout(resolve))
    const [question] = heard.splice(
      heard.findIndex((message) => message.type === 'drop-targets'),
      1,
    )
    const request = question && 'request' in question ? question.request : 0
    port2.postMessage({ type: 'drop-targets-answer', request, containers: [], scrollY: 0 })
    await answer
  }
  return { connection, store, heard, settle, say: (message: unknown) => port2.postMessage(message) }
}

describe('the channel to the frame', () => {
  it('loads the document, then sends every change as a diff', async () => {
    const { store, heard, settle } = connect()
    const diff = { set: { a: { name: ['', 'New'] } } } as const
    store.apply(diff)
    await settle()
    expect(heard).toEqual([
      { type: 'load', records: [node], view: canvasView },
      { type: 'diff', diff },
    ])
  })

  it('tells of what all watchers ask for in one message', async () => {
    const { connection, heard, settle } = connect()
    const stop = connection.watch(['b', 'a'])
    connection.watch(['b', 'c'])
    await settle()
    stop()
    await settle()
    expect(heard.filter((message) => message.type === 'watch')).toEqual([
      { type: 'watch', ids: ['a', 'b', 'c'] },
      { type: 'watch', ids: ['b', 'c'] },
    ])
  })

  it('knows the boxes that the frame reports, and those of what was hit', async () => {
    const { connection, settle, say } = connect()
    say({ type: 'boxes', boxes: [box], scrollY: 5, contentHeight: 100 })
    await settle()
    expect(connection.geometry.value).toEqual({ boxes: new Map([['a', [box]]]), scrollY: 5, contentHeight: 100 })
    const answer = connection.hit(1, 1)
    say({ type: 'hit-answer', request: 2, nodes: [{ ...box, id: 'b' }] })
    await answer
    expect([...connection.geometry.value.boxes.keys()]).toEqual(['a', 'b'])
  })

  describe('of what lies under a pointer that rests', () => {
    /** The pointer has rested at a point until its node was outlined, and then something came about. */
    async function rest(comesAbout: (channel: ReturnType<typeof connect>) => void = () => undefined) {
      const channel = connect()
      const { connection, heard, settle, say } = channel
      say({ type: 'boxes', boxes: [box], scrollY: 0, contentHeight: 100 })
      await settle()
      const first = connection.hit(1, 1)
      say({ type: 'hit-answer', request: 2, nodes: [{ ...box, id: 'b' }] })
      await first
      connection.watch(['a', 'b'])
      say({ type: 'boxes', boxes: [box, { ...box, id: 'b' }], scrollY: 0, contentHeight: 100 })
      comesAbout(channel)
      await settle()
      const asked = () => heard.filter((message) => message.type === 'hit').length
      return { ...channel, asked }
    }

    it('a press knows what was outlined, and asks nothing', async () => {
      const { connection, asked, settle } = await rest()
      expect((await connection.hit(1, 1)).map(({ id }) => id)).toEqual(['b'])
      await settle()
      expect(asked()).toBe(1)
    })

    it('a press before the answer waits for the same one', async () => {
      const { connection, asked, settle, say } = await rest()
      const [outlined, pressed] = [connection.hit(7, 7), connection.hit(7, 7)]
      await settle()
      say({ type: 'hit-answer', request: 4, nodes: [box] })
      expect(await pressed).toEqual(await outlined)
      expect(asked()).toBe(2)
    })

    it.each<readonly [string, (channel: ReturnType<typeof connect>) => void]>([
      ['the document changed', ({ store }) => store.apply({ set: { a: { name: ['', 'New'] } } })],
      ['the page is scrolled', ({ connection }) => connection.send({ type: 'scroll-by', dx: 0, dy: 5 })],
      ['the frame scrolled', ({ say }) => say({ type: 'boxes', boxes: [box], scrollY: 5, contentHeight: 100 })],
      ['the page grew', ({ say }) => say({ type: 'boxes', boxes: [box], scrollY: 0, contentHeight: 105 })],
      ['what is outlined moved', ({ say }) => say({ type: 'boxes', boxes: [{ ...box, y: 3 }], scrollY: 0, contentHeight: 100 })],
      ['more was drawn', ({ say }) => say({ type: 'drawn' })],
    ])('is asked again when %s', async (_, comesAbout) => {
      const { connection, asked, settle } = await rest(comesAbout)
      void connection.hit(1, 1).catch(() => undefined)
      await settle()
      expect(asked()).toBe(2)
    })

    it('is asked again of another point', async () => {
      const { connection, asked, settle } = await rest()
      void connection.hit(1, 2).catch(() => undefined)
      await settle()
      expect(asked()).toBe(2)
    })
  })

  it('hears nothing that is not of the protocol', async () => {
    const { connection, settle, say } = connect()
    const heard: unknown[] = []
    connection.listen((message) => heard.push(message))
    for (const grid of [1, {}, { columns: [], rows: [{ at: 0 }] }, { columns: [{ at: '0', size: 1 }], rows: [] }])
      say({ type: 'boxes', boxes: [{ ...box, grid }], scrollY: 0, contentHeight: 0 })
    say({ type: 'boxes', boxes: [{ ...box, x: Number.NaN }], scrollY: 0, contentHeight: 0 })
    say({ type: 'text-done', id: 'a', field: 'text', text: { toString: 'x' }, keep: true })
    say({ type: '__proto__' })
    say({ type: 'key', key: 'z' })
    say('drawn')
    say(null)
    await settle()
    expect(heard).toEqual([])
    expect(connection.isDrawn.value).toBe(false)
  })

  it('asks for several values at once, and takes no answer that is none', async () => {
    const { connection, settle, say } = connect()
    const answer = connection.evaluateMany(['1', 'x'])
    say({ type: 'evaluate-many-answer', request: 1, results: 'many' })
    say({ type: 'evaluate-many-answer', request: 1, results: [{ ok: true, value: 1 }] })
    say({
      type: 'evaluate-many-answer',
      request: 1,
      results: [
        { ok: true, value: 1, kind: 'number' },
        { ok: false, message: 'no x' },
      ],
    })
    await settle()
    expect(await answer).toEqual([
      { ok: true, value: 1, kind: 'number' },
      { ok: false, message: 'no x' },
    ])
  })

  it('asks for the rows of a collection, and takes no answer with places that are none', async () => {
    const { connection, settle, say } = connect()
    const answer = connection.rows({ id: 'a', from: 0, count: 5 })
    const seen = { total: 1, offset: 0, count: 1, isFetching: false, isFetched: true }
    say({ type: 'rows-answer', request: 1, seen: { ...seen, places: ['0'] } })
    say({ type: 'rows-answer', request: 1, seen: { ...seen, total: 'many' } })
    say({ type: 'rows-answer', request: 1, seen: { ...seen, places: [0] } })
    await settle()
    expect(await answer).toEqual({ ...seen, places: [0] })
  })

  it('knows which text is typed in place', async () => {
    const { connection, settle, say } = connect()
    connection.send({ type: 'edit-text', id: 'a', field: 'text' })
    expect(connection.textNode.value).toBe('a')
    say({ type: 'text-done', id: 'a', field: 'text', text: 'x', keep: true })
    await settle()
    expect(connection.textNode.value).toBeUndefined()
  })

  it('hears the end of a text late, when the next is typed already: that one goes on', async () => {
    const { connection, settle, say } = connect()
    const end = (id: string) => say({ type: 'text-done', id, field: 'text', text: 'x', keep: true })
    for (const id of ['a', 'b', 'b']) connection.send({ type: 'edit-text', id, field: 'text' })
    end('a')
    end('b')
    await settle()
    expect(connection.textNode.value).toBe('b')
    end('b')
    await settle()
    expect(connection.textNode.value).toBeUndefined()
    end('b')
    await settle()
    connection.send({ type: 'edit-text', id: 'c', field: 'text' })
    await settle()
    expect(connection.textNode.value).toBe('c')
  })

  it('asks for formulas with what is wanted of them, and takes only answers that are whole', async () => {
    const { connection, heard, settle, say } = connect()
    const explained = connection.explain('a', '1', { row: 2, isExplained: true })
    const plain = connection.evaluate(undefined, '2', { value: 1 })
    const peeked = connection.peek('a', ['page'], { row: 1 })
    await settle()
    expect(heard.filter((message) => message.type === 'evaluate' || message.type === 'peek')).toEqual([
      { type: 'evaluate', request: 1, nodeId: 'a', text: '1', row: 2, isExplained: true },
      { type: 'evaluate', request: 2, text: '2', names: { value: 1 } },
      { type: 'peek', request: 3, nodeId: 'a', texts: ['page'], row: 1 },
    ])
    const result = { ok: true, value: 1, kind: 'number' }
    const part = { kind: 'literal', from: 0, to: 1, depth: 0, isRepeated: false, runs: 1, outcome: { state: 'not-run' } }
    const rows = { count: 3, row: 2, name: 'c', names: ['a', 'b', 'c'] }
    const answer = { type: 'evaluate-answer', request: 1, result, took: 0.5, parts: [part], rows }
    for (const wrong of [
      { took: 'long' },
      { parts: [{ ...part, outcome: { state: 'gone' } }] },
      { rows: { ...rows, names: 3 } },
    ]) {
      say({ ...answer, ...wrong })
    }
    say(answer)
    say({ type: 'evaluate-answer', request: 2, result, took: 0 })
    say({ type: 'peek-answer', request: 3, values: [{ kind: 'object' }] })
    say({ type: 'peek-answer', request: 3, values: [{ kind: 'number', text: '1', fields: [] }] })
    expect(await explained).toMatchObject({ took: 0.5, parts: [part], rows })
    expect(await plain).toEqual(result)
    expect(await peeked).toEqual([{ kind: 'number', text: '1', fields: [] }])
  })

  it('answers no question any more once it is closed', async () => {
    const { connection } = connect()
    const question = connection.dropTargets()
    connection.close()
    await expect(question).rejects.toThrow('closed')
    await expect(connection.hit(0, 0)).rejects.toThrow('closed')
  })
})
