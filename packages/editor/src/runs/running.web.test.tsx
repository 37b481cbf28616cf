import { signal } from '@preact/signals-core'
import {
  DRAFT_HELLO,
  EDITOR_HELLO,
  isEditorHello,
  type DraftMessage,
  type EditorMessage,
  type WatchedRows,
} from '@heddle/workflow/watch'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Page, Variable } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../testing/open-editor.tsx'
import type { CanvasConnection, EvaluateResult } from '../frame/connection.ts'
import { goOn, reconnectTabs, startRun, stopRun } from './running.ts'

const STATUS = 'status0000000000'
let opened: OpenEditor
let asked: string[]
/** What the server says of a draft. */
let answer: () => Response

beforeEach(async () => {
  asked = []
  answer = () => Response.json({ url: `${location.origin}/?heddle-preview=key`, end: 1 })
  opened = await openEditor(
    <>
      <Page name="Home" />
      <Variable id={STATUS} name="status" type="string" />
    </>,
    null,
    async (address) => {
      asked.push(String(address))
      return answer()
    },
  )
})

// A draft that still ran would answer the next test's.
afterEach(() => stopRun(opened.editor))

const running = () => opened.editor.session.running.value ?? expect.fail('nothing runs')

/** A draft that stands in for this window: it is spoken with as any other. */
function openDraft(): { readonly heard: EditorMessage[]; readonly say: (message: DraftMessage) => void } {
  running().window.current = window
  const heard: EditorMessage[] = []
  let port: MessagePort | undefined
  const listen = ({ data, ports }: MessageEvent): void => {
    if (!isEditorHello(data)) return
    port = ports[0]
    port?.addEventListener('message', ({ data: message }) => heard.push(message as EditorMessage))
    port?.start()
  }
  window.addEventListener('message', listen)
  onTestFinished(() => window.removeEventListener('message', listen))
  window.postMessage({ type: DRAFT_HELLO, nonce: 'n' }, location.origin)
  return { heard, say: (message) => port?.postMessage(message) }
}

const ORDERS: WatchedRows = {
  id: 'orders0000000000',
  name: 'Orders',
  version: '1',
  rows: [],
  count: 0,
  isWhole: true,
  size: 16,
  isFetched: true,
  error: null,
  offset: 0,
}

const alive: DraftMessage = {
  type: 'page',
  began: Date.now(),
  at: 1,
  page: { id: 'p', path: '/', lang: 'en' },
  variables: [{ id: STATUS, name: 'status', type: 'string', value: 'now' }],
  collections: [ORDERS],
}

it('asks for a draft of what is saved, and is alive when its page says so', async () => {
  await startRun(opened.editor)
  expect(asked.filter((address) => address.endsWith('/preview'))).toHaveLength(1)
  expect(new URL(running().url.value ?? '').searchParams.get('heddle-preview')).toBe('key')
  expect(running().state.value).toBe('starting')
  const draft = openDraft()
  await expect.poll(() => draft.heard).toEqual([{ type: 'breakpoints', list: [] }])
  draft.say(alive)
  await expect.poll(() => running().state.value).toBe('alive')
  expect(opened.editor.session.isRunsOpen.value).toBe(true)
})

it('tells the draft of breakpoints and of the past that is looked at, and of now again', async () => {
  const { session } = opened.editor
  await startRun(opened.editor)
  const draft = openDraft()
  await expect.poll(() => draft.heard).toHaveLength(1)
  session.breakpoints.value = new Map([['w a', '']])
  await expect.poll(() => draft.heard.at(-1)).toEqual({ type: 'breakpoints', list: [{ workflowId: 'w', actionId: 'a' }] })
  draft.say(alive)
  const input = { event: undefined, parameters: {}, chain: [] }
  draft.say({ type: 'told', items: [{ kind: 'run', at: 2, run: 1, workflowId: 'w', input }] })
  await expect.poll(() => session.runLog.runs.value).toHaveLength(1)
  session.looked.value = { run: 1, step: undefined }
  await expect
    .poll(() => draft.heard.at(-1))
    .toEqual({
      type: 'look',
      values: { [STATUS]: 'now' },
      collections: [ORDERS],
    })
  draft.say({ type: 'key', key: 'escape' })
  await expect.poll(() => draft.heard.at(-1)).toEqual({ type: 'now' })
  draft.say({ type: 'key', key: 'run' })
  await expect.poll(() => session.running.value).toBeUndefined()
})

it('offers to begin anew once the project was edited', async () => {
  await startRun(opened.editor)
  expect(running().isEdited.value).toBe(false)
  opened.editor.change('Rename', { set: { [STATUS]: { name: ['status', 'state'] } } })
  expect(running().isEdited.value).toBe(true)
  stopRun(opened.editor)
  expect(opened.editor.session.running.value).toBeUndefined()
})

it('a draft that cannot be made is said with its reason, and drawing goes on', async () => {
  answer = () =>
    Response.json({ error: { code: 'preview-blocked', message: 'The draft cannot be shown: a loop' } }, { status: 422 })
  await startRun(opened.editor)
  expect(opened.editor.session.running.value).toBeUndefined()
  expect(opened.editor.session.notice.value).toEqual({ text: 'The draft cannot be shown: a loop', tone: 'danger' })
})

it('a step whose condition does not hold goes on by itself, and one that is asked for waits', async () => {
  const { session } = opened.editor
  await startRun(opened.editor)
  session.breakpoints.value = new Map([['w a', 'total > 3']])
  const draft = openDraft()
  await expect.poll(() => draft.heard).toHaveLength(1)
  draft.say(alive)
  const input = { event: undefined, parameters: {}, chain: [] }
  draft.say({ type: 'told', items: [{ kind: 'run', at: 2, run: 1, workflowId: 'w', input }] })
  const evaluate: CanvasConnection['evaluate'] = async (_, __, names) =>
    ({ ok: true, value: Number(names?.['total']) > 3, kind: 'boolean' }) as EvaluateResult
  Object.assign(opened.editor, { canvas: signal({ evaluate } as CanvasConnection) })
  const step = { run: 1, workflowId: 'w', actionId: 'a', args: { total: 1 }, isAsked: false }
  draft.say({ type: 'held', step })
  await expect.poll(() => draft.heard.at(-1)).toEqual({ type: 'go', run: 1, isStep: false })
  expect(session.runLog.held.value).toBeUndefined()
  draft.say({ type: 'held', step: { ...step, args: { total: 5 } } })
  await expect.poll(() => session.runLog.held.value).toMatchObject({ actionId: 'a', args: { total: 5 } })
})

it('what is not on the page that runs is said when it is tried', async () => {
  await startRun(opened.editor)
  const draft = openDraft()
  await expect.poll(() => draft.heard).toHaveLength(1)
  draft.say({ type: 'untried', workflowId: 'gone' })
  await expect.poll(() => opened.editor.session.notice.value?.text).toContain('cannot be tried here')
})

it('after a reload a tab with the draft is heard again at the origin that was kept, and a step it holds can go on', async () => {
  const { editor } = opened
  const { session } = editor
  const host = new EventTarget()
  // What a running draft listens with is this window's.
  const add = vi.spyOn(window, 'addEventListener')
  const posted: { readonly message: unknown; readonly port: MessagePort }[] = []
  const tab = (opener: unknown) => ({
    opener,
    postMessage: (message: unknown, { transfer }: { readonly transfer: readonly MessagePort[] }) =>
      posted.push({ message, port: transfer[0] as MessagePort }),
  })
  onTestFinished(reconnectTabs(editor, host as unknown as Window))
  const say = (to: Pick<EventTarget, 'dispatchEvent'>, source: unknown, origin = 'http://draft.example') =>
    to.dispatchEvent(Object.assign(new Event('message'), { data: { type: DRAFT_HELLO, nonce: 'n' }, origin, source }))
  const own = tab(host)
  say(host, own)
  session.draftTabs.value = new Set(['http://draft.example'])
  say(host, tab(window))
  say(host, own, 'http://evil.example')
  expect([add.mock.calls.length, session.notice.value]).toEqual([0, undefined])
  say(host, own)
  say(host, own)
  expect(add.mock.calls.filter(([type]) => type === 'message')).toHaveLength(1)
  expect(session.notice.value?.text).toBe('The draft in its own tab is connected again.')
  // The tab says hello again until it is answered.
  say(window, own)
  expect(posted.map(({ message }) => message)).toEqual([{ type: EDITOR_HELLO, nonce: 'n' }])
  const port = posted[0]?.port ?? expect.fail()
  const heard: unknown[] = []
  port.addEventListener('message', ({ data }) => heard.push(data))
  port.start()
  port.postMessage(alive)
  const input = { event: undefined, parameters: {}, chain: [] }
  port.postMessage({ type: 'told', items: [{ kind: 'run', at: 2, run: 1, workflowId: 'w', input }] } satisfies DraftMessage)
  const step = { run: 1, workflowId: 'w', actionId: 'a', args: {}, isAsked: true }
  port.postMessage({ type: 'held', step } satisfies DraftMessage)
  await expect.poll(() => session.runLog.held.value?.actionId).toBe('a')
  goOn(editor, false)
  await expect.poll(() => heard.at(-1)).toEqual({ type: 'go', run: 1, isStep: false, args: {} })
})
