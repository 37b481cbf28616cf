import { createRoot } from 'react-dom/client'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { actionRuns } from '@heddle/actions/runs'
import type {
  PublishedComponent,
  PublishedNode,
  PublishedPopup,
  PublishedVariable,
  PublishedWorkflow,
} from '@heddle/document/published'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import type { ActionPorts } from '@heddle/kit'
import { PageView, type RenderHost } from '@heddle/renderer'
import { publishedBinding } from '@heddle/testing'
import { createInstance } from '../components/index.ts'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { openPorts } from '../ports/open-ports.ts'
import { siteAddresses } from '../site-addresses.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createVariables } from '../variables/create-variables.ts'
import { createWorkflows } from '../workflows/create-workflows.ts'
import { createPopups } from './create-popups.tsx'

type Known = Readonly<Record<string, PublishedNode>>

function defaultsOf(type: string): PublishedNode['props'] {
  const fields = elementDefinitions.find((definition) => definition.type === type)?.fields ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as PublishedNode['props']
}
const node = (uid: string, type: string, more: Partial<PublishedNode> = {}): PublishedNode => ({
  uid,
  type,
  ...more,
  props: { ...defaultsOf(type), ...more.props },
})

/** A popup with a title, a field and a button, as publishing gives it. */
const nodesOf = (id: string, props: PublishedNode['props'] = {}): Known =>
  Object.fromEntries(
    [
      node(id, 'library-component', { slots: { root: [`${id}.box`] }, component: { id, props: { p1: 'Sure?' } } }),
      node(`${id}.box`, 'base-popup', {
        attributes: { id },
        props: { accessibleLabel: `Popup ${id}`, ...props },
        slots: { children: [`${id}.title`, `${id}.place`, `${id}.field`, `${id}.yes`] },
        events: { open: ['told'], close: ['told'], beforeClose: ['asked'] },
        live: 32,
      }),
      node(`${id}.title`, 'text', { props: { text: publishedBinding('context.component.props.title') }, live: 1 }),
      node(`${id}.place`, 'text', {
        props: { text: publishedBinding("'Number ' + (context.local.data.popup.index + 1)") },
        live: 1,
      }),
      node(`${id}.field`, 'form-input', { props: { accessibleLabel: `Field ${id}` }, live: 32 }),
      node(`${id}.yes`, 'button', { props: { text: `Yes ${id}` }, events: { click: ['yes'] }, live: 16 }),
    ].map((one) => [one.uid, one]),
  )
const componentOf = (id: string): PublishedComponent => ({
  id,
  name: id,
  properties: [{ id: 'p1', name: 'title' }],
  variables: [],
  formulas: [],
})
/** Rows that open a popup with a value of theirs, as publishing gives a link. */
const ROWS = node('rows', 'text', {
  props: { text: publishedBinding("'Details of ' + context.item.data.name") },
  attributes: { 'data-popup-link': 'given ask', 'aria-haspopup': 'dialog', role: 'button', tabindex: '0' },
  repeat: { over: publishedBinding("[{ name: 'Ann' }, { name: 'Bob' }]") },
  events: { click: ['link-rows'] },
  live: 25,
})
const OPENING: PublishedWorkflow = {
  id: 'link-rows',
  name: 'Ask',
  trigger: 'click',
  ownerId: 'rows',
  parameters: [],
  firstAction: 'open',
  actions: {
    open: {
      type: 'open-popup',
      args: { popupId: 'ask', props: { p1: publishedBinding('`${context.item.data.name} by ${variables.who}`') } },
    },
  },
}
const WHO: PublishedVariable = { id: 'who', name: 'who', type: 'string', defaultValue: 'nobody' }
const valueOf = (id: string): PublishedVariable => ({ id: `${id}.field-value`, name: 'Field', type: 'string', defaultValue: '' })

let clean: (() => void)[] = []
beforeEach(() => void (clean = []))
afterEach(() => {
  for (const one of clean) one()
  vi.restoreAllMocks()
})

/** A page with a button, and two popups that it may open. */
function visit(
  popups: readonly PublishedPopup[] = [{ id: 'ask' }, { id: 'note' }],
  props: PublishedNode['props'] = {},
  before: (event: Event) => Promise<boolean> | undefined = () => undefined,
) {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = elementStyles['base-popup'] ?? ''
  document.body.innerHTML = '<main><h1>Page</h1><button id="opener">Open</button><div data-target="place"></div></main>'
  const nodes: Known = { ...nodesOf('ask', props), ...nodesOf('note', props), rows: ROWS }
  const variables = createVariables([...['ask', 'note'].map(valueOf), WHO])
  const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
  const evaluator = createEvaluator({ functions: {}, surroundings })
  const told: string[] = []
  const reasons: unknown[] = []
  const scope = { variables: variables.names(), context: {} }
  const errors: string[] = []
  const host = (): RenderHost => ({
    scope,
    evaluate: evaluator.evaluate,
    addresses: siteAddresses(),
    currentPath: () => '/',
    variable: variables.share,
    onNodeError: (uid, error) => void errors.push(`${uid} ${String(error)}`),
    onEvent({ uid, name, workflows, scope: at, payload }) {
      if (workflows.includes('asked')) return before(payload as Event)
      if (workflows.includes(OPENING.id)) return flows.emit(workflows, payload, at)
      if (name === 'close') reasons.push(payload)
      if (workflows.includes('yes')) real.at(at)?.close({ said: 'yes' })
      else told.push(`${name} ${uid.split('.')[1] ?? ''}`)
      return undefined
    },
    instance: (one, component, outer) =>
      createInstance(one, component, outer, { components: ['ask', 'note'].map(componentOf), evaluator, variables }),
  })
  const source = { get: (uid: string) => nodes[uid] }
  const real = createPopups({ variables, showing: { peek: () => ({ source, components: elementComponents }) }, host })
  const flows = createWorkflows({
    actions: actionRuns,
    resolve: evaluator.resolve,
    scope,
    hostFor: (run): ActionPorts => openPorts([real.port], { scope: run.scope, signal: run.signal, event: undefined }),
    log: (_, message) => void errors.push(message),
  })
  flows.reset([OPENING], 'home')
  real.reset(popups)
  const opener = document.querySelector<HTMLElement>('#opener')
  opener?.focus()
  clean.push(() => {
    real.reset()
    sheet.remove()
    document.body.innerHTML = ''
  })
  return { popups: real, told, reasons, errors, variables, opener, host, source }
}
const dialogs = (): readonly HTMLDialogElement[] => [...document.querySelectorAll('dialog')]
const opened = (): readonly string[] =>
  dialogs()
    .filter(({ open }) => open)
    .map(({ ariaLabel }) => ariaLabel ?? '')
const overflow = (): string => getComputedStyle(document.documentElement).overflow

test('runtime-PO3 S1-05 a popup shows a copy with what it was given, under a uid of its own', async () => {
  const { popups, errors } = visit()
  const uid = popups.open('ask', { p1: { type: 'f', tree: ['l', 'run'] } })?.uid ?? ''
  expect(uid).toMatch(/^popup-[a-z0-9]{6}$/)
  await expect.element(browser.getByRole('dialog', { name: 'Popup ask' })).toBeVisible()
  // What looks like a formula is a value.
  expect(document.getElementById(uid)?.textContent).toContain('"type":"f"')
  popups.reset([{ id: 'note', properties: { title: 'p1' } }])
  popups.open('note', { title: 'Delete all?' })
  await expect.element(browser.getByText('Delete all?')).toBeVisible()
  expect(popups.open('gone', {})).toBeUndefined()
  expect(errors).toEqual([])
})

test('runtime-PO4 the focus goes in, stays in, and comes back; the page behind is out of reach and stands still', async () => {
  const { popups, opener, told } = visit()
  const before = overflow()
  const closed = popups.open('ask', {})?.closed
  await expect.element(browser.getByRole('textbox', { name: 'Field ask' })).toHaveFocus()
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(opener)
  }
  expect(overflow()).toBe('hidden')
  const { violations } = await axe.run(document, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(await closed).toBeUndefined()
  await expect.poll(dialogs).toEqual([])
  expect([document.activeElement, overflow()]).toEqual([opener, before])
  expect(told).toEqual(['open box', 'close box'])
})

test('runtime-PO4 Escape closes the topmost one, and the page stands still until the last one is closed', async () => {
  const { popups } = visit()
  popups.open('ask', {})
  // Browsers close together what was opened without anybody doing something in between.
  await userEvent.click(browser.getByRole('textbox', { name: 'Field ask' }))
  popups.open('note', {})
  await expect.poll(opened).toEqual(['Popup ask', 'Popup note'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(opened).toEqual(['Popup ask'])
  expect(overflow()).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialogs).toEqual([])
  expect(overflow()).not.toBe('hidden')
})

test('runtime-PO6 S4-03 whoever waits gets what it is closed with, and closing all closes each', async () => {
  const { popups } = visit([{ id: 'ask', isStacked: true }, { id: 'note' }])
  const closed = popups.open('ask', {})?.closed
  await userEvent.click(browser.getByRole('button', { name: 'Yes ask' }))
  expect(await closed).toEqual({ said: 'yes' })
  const [first, second] = [popups.open('ask', {})?.closed, popups.open('ask', {})?.closed]
  popups.open('note', {})
  expect(popups.closeAll('ask')).toBe(true)
  expect(await Promise.all([first, second])).toEqual([undefined, undefined])
  await expect.poll(opened).toEqual(['Popup note'])
  expect(popups.closeAll('gone')).toBe(false)
})

test('runtime-PO2 a single one takes the place of the one before, and each has values of its own', async () => {
  const { popups, variables } = visit()
  const first = popups.open('ask', {})
  await userEvent.fill(browser.getByRole('textbox', { name: 'Field ask' }), 'Ann')
  await expect.poll(() => variables.peek(`${first?.uid ?? ''}.field-value`)).toBe('Ann')
  const second = popups.open('ask', {})
  expect(await first?.closed).toBeUndefined()
  await expect.poll(() => dialogs().length).toBe(1)
  await expect.element(browser.getByRole('textbox', { name: 'Field ask' })).toHaveValue('')
  const ids = variables.list().map(({ id }) => id)
  expect(ids).toContain(`${second?.uid ?? ''}.field-value`)
  expect(ids).not.toContain(`${first?.uid ?? ''}.field-value`)
})

test('runtime-PO5 another page closes popups and lets go of whoever waits, but for those that it knows too and that are kept', async () => {
  const kept: PublishedPopup = { id: 'note', isKeptOnNav: true }
  const { popups } = visit([{ id: 'ask' }, kept])
  const [ask] = [popups.open('ask', {})?.closed, popups.open('note', {})?.closed]
  await userEvent.fill(browser.getByRole('textbox', { name: 'Field note' }), 'Ann')
  popups.reset([{ id: 'ask' }, kept])
  expect(await ask).toBeUndefined()
  await expect.poll(opened).toEqual(['Popup note'])
  await expect.element(browser.getByRole('textbox', { name: 'Field note' })).toHaveValue('Ann')
  popups.reset()
  await expect.poll(dialogs).toEqual([])
})

test('S2-20 S3-51 a press beside it closes it, where it may; one that leaves the page within reach locks nothing', async () => {
  const { popups } = visit()
  const closed = popups.open('ask', {})?.closed
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  expect(await closed).toBeUndefined()
  const free = visit(undefined, { overlay: false, preventInteractionsOutside: false })
  free.popups.open('ask', {})
  await expect.element(browser.getByRole('dialog', { name: 'Popup ask' })).toBeVisible()
  expect([overflow() === 'hidden', document.querySelector('dialog')?.matches(':popover-open')]).toEqual([false, true])
})

test('S2-24 a link opens a popup and one in it closes it, by mouse and by keyboard; one that is disabled does nothing', async () => {
  const { popups } = visit()
  const links = document.body.appendChild(document.createElement('div'))
  links.innerHTML = `<p role="button" tabindex="0" data-popup-link="open ask">Ask <b>me</b></p>
    <button aria-disabled="true" data-popup-link="open note">Later</button><button data-popup-link="close">Outside</button>`
  await userEvent.click(browser.getByRole('button', { name: 'Later' }), { force: true })
  await userEvent.click(browser.getByRole('button', { name: 'Outside' }))
  expect(dialogs()).toEqual([])
  await userEvent.click(browser.getByText('me'))
  await expect.poll(opened).toEqual(['Popup ask'])
  const inside = dialogs()[0]?.appendChild(document.createElement('button'))
  inside?.setAttribute('data-popup-link', 'close')
  inside?.click()
  await expect.poll(dialogs).toEqual([])
  const link = links.querySelector('p')
  for (const key of ['{Enter}', ' ']) {
    link?.focus()
    await userEvent.keyboard(key)
    await expect.poll(opened).toEqual(['Popup ask'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialogs).toEqual([])
    expect(document.activeElement).toBe(link)
  }
  popups.reset([])
  link?.click()
  expect(dialogs()).toEqual([])
})

test('S2-24 a link in a row gives the popup values of its row, as they are at the press, by mouse and by keyboard', async () => {
  const { host, source, variables, errors } = visit()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  clean.push(() => root.unmount())
  root.render(<PageView sections={['rows']} source={source} host={host()} components={elementComponents} />)
  const bob = browser.getByRole('button', { name: 'Details of Bob' })
  await expect.element(bob).toBeVisible()
  variables.set(new Map([['who', 'Eve']]))
  await userEvent.click(bob)
  await expect.element(browser.getByText('Bob by Eve')).toBeVisible()
  expect(opened()).toEqual(['Popup ask'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialogs).toEqual([])
  browser.getByRole('button', { name: 'Details of Ann' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(browser.getByText('Ann by Eve')).toBeVisible()
  expect(dialogs()).toHaveLength(1)
  expect(errors).toEqual([])
})

test('S3-11 instances of a popup with a container stand in it, one below another', async () => {
  const { popups } = visit([{ id: 'ask', isStacked: true, containerUid: 'place' }])
  popups.open('ask', {})
  popups.open('ask', {})
  await expect.poll(() => document.querySelectorAll('[data-target="place"] > dialog[open]').length).toBe(2)
  await expect
    .poll(() => dialogs().map(({ textContent }) => /Number \d/.exec(textContent ?? '')?.[0]))
    .toEqual(['Number 1', 'Number 2'])
})

test('S3-51 it moves away before it is gone, and whoever waits does not wait for that', async () => {
  const { popups } = visit(undefined, { animation: 'fade', animationDuration: 120 })
  const { uid = '', closed } = popups.open('ask', {}) ?? {}
  const dialog = document.getElementById(uid)
  await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
  popups.closeAll('ask')
  await closed
  expect(document.getElementById(uid)).toBe(dialog)
  await expect.poll(() => document.getElementById(uid)).toBeNull()
})

test('runtime-PO9 closing says why: a key, a press beside it, an action with its data, another page', async () => {
  const { popups, reasons } = visit()
  popups.open('ask', {})
  await userEvent.click(browser.getByRole('textbox', { name: 'Field ask' }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => reasons.at(-1)).toEqual({ reason: 'escape' })
  popups.open('ask', {})
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  await expect.poll(() => reasons.at(-1)).toEqual({ reason: 'overlay' })
  popups.open('ask', {})
  await userEvent.click(browser.getByRole('button', { name: 'Yes ask' }))
  await expect.poll(() => reasons.at(-1)).toEqual({ reason: 'action', returnData: { said: 'yes' } })
  popups.open('note', {})
  await expect.poll(opened).toEqual(['Popup note'])
  popups.reset()
  await expect.poll(() => reasons.at(-1)).toEqual({ reason: 'navigation' })
  expect(reasons).toHaveLength(4)
})

test('runtime-PO9 one that leaves the page within reach closes by Escape too, and by a press outside where it may', async () => {
  const free = { overlay: false, preventInteractionsOutside: false }
  const { popups, reasons } = visit(undefined, free)
  popups.open('ask', {})
  await userEvent.click(browser.getByRole('textbox', { name: 'Field ask' }))
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  expect(reasons).toEqual([])
  await userEvent.click(browser.getByRole('textbox', { name: 'Field ask' }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => reasons).toEqual([{ reason: 'escape' }])
  const other = visit(undefined, { ...free, clickOutsideCloses: true })
  other.popups.open('ask', {})
  await expect.poll(opened).toBeDefined()
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true })
  await expect.poll(() => other.reasons).toEqual([{ reason: 'outside' }])
})

test('runtime-PO9 a workflow that hears of it before may keep it open, however long it takes; whoever waits goes on waiting', async () => {
  const asked: unknown[] = []
  let mayClose = false
  const { popups, reasons } = visit(undefined, {}, async (event) => {
    asked.push(Reflect.get(event, 'reason'))
    await Promise.resolve()
    if (!mayClose) event.preventDefault()
    return true
  })
  const first = popups.open('ask', {})
  await userEvent.click(browser.getByRole('button', { name: 'Yes ask' }))
  await expect.poll(() => asked).toEqual(['action'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => asked).toEqual(['action', 'escape'])
  expect([opened(), reasons]).toEqual([['Popup ask'], []])
  mayClose = true
  await userEvent.click(browser.getByRole('button', { name: 'Yes ask' }))
  expect(await first?.closed).toEqual({ said: 'yes' })
  await expect.poll(dialogs).toEqual([])
})
