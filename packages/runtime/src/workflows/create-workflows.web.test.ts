import { afterEach, expect, it } from 'vitest'
import type { PublishedWorkflow } from '@heddle/document/published'
import { next, type ActionBody, type ActionPorts, type LogLevel, type PortName } from '@heddle/kit'
import { createFakeActionHost } from '@heddle/testing/actions'
import { createElements } from '../elements/create-elements.ts'
import { openPorts } from '../ports/open-ports.ts'
import { ownPorts } from '../ports/own-ports.ts'
import type { SitePorts } from '../ports/types.ts'
import { createWorkflows } from './create-workflows.ts'

afterEach(() => document.body.replaceChildren())

const workflow = (id: string, types: readonly string[], rest: Partial<PublishedWorkflow> = {}): PublishedWorkflow => ({
  id,
  name: `Workflow ${id}`,
  trigger: 'onload',
  parameters: [],
  ...(types.length > 0 && { firstAction: 'a0' }),
  actions: Object.fromEntries(
    types.map((type, at) => [`a${at}`, { type, args: { id }, ...(at + 1 < types.length && { next: `a${at + 1}` }) }]),
  ),
  ...rest,
})

/** Workflows on a page, with what their actions said. */
function page(workflows: readonly PublishedWorkflow[], pageId = 'home') {
  const said: unknown[] = []
  const logs: (readonly [LogLevel, string])[] = []
  const fake = createFakeActionHost()
  const elements = createElements()
  const actions: Readonly<Record<string, ActionBody>> = {
    say: ({ args }) => void said.push(args['id']),
    stop: ({ host }) => {
      host.event.stopPropagation()
      host.event.preventDefault()
    },
    wait: async ({ host, signal }) => next(await host.clock.wait(60_000, signal)),
    fail: () => {
      throw new Error('Broken')
    },
    create: ({ host }) => host.local.create('n', 'number', 'x5'),
  }
  const log = (level: LogLevel, message: string): void => void logs.push([level, message])
  const live = createWorkflows({
    actions,
    resolve: (value) => value,
    scope: {},
    // The site's own ports come from a fake; event and clock are real.
    hostFor: (run, event) => ({
      ...fake.host,
      ...openPorts(
        ownPorts({ log, elements } as unknown as SitePorts).filter(({ name }) => REAL.includes(name)),
        { scope: run.scope, signal: run.signal, event },
      ),
    }),
    log,
  })
  live.reset(workflows, pageId)
  return { live, said, logs }
}
const REAL: readonly PortName[] = ['event', 'clock']

it('runtime-RT20 S1-05 workflows of an event run in its turn and can stop it', async () => {
  const { live, said } = page([workflow('w1', ['say', 'stop']), workflow('w2', ['say'])])
  document.body.innerHTML = '<a href="#gone"><b>Go</b></a>'
  const link = document.querySelector('a')
  let reachedBody = false
  document.body.addEventListener('click', () => (reachedBody = true), { once: true })
  let ended: Promise<boolean> | undefined
  link?.addEventListener('click', (event) => (ended = live.emit(['w1', 'gone', 'w2'], event, {})))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link?.firstElementChild?.dispatchEvent(click)
  expect([click.defaultPrevented, reachedBody, said]).toEqual([true, false, ['w1']])
  expect(await ended).toBe(true)
  expect(said).toEqual(['w1', 'w2'])
  document.body.click()
})

it('runtime-RT20 what an element says has nothing to stop', async () => {
  const { live, said } = page([workflow('w1', ['stop', 'say'])])
  await live.emit(['w1'], { value: 1 }, {})
  expect(said).toEqual(['w1'])
})

it.each([
  ['app', ['app']],
  ['page', ['page']],
  ['both', ['app', 'page']],
] as const)('runtime-RT21 the trigger of the level "%s" starts %j', async (level, expected) => {
  const { live, said } = page([
    workflow('app', ['say']),
    workflow('other', ['say'], { ownerId: 'elsewhere' }),
    workflow('page', ['say'], { ownerId: 'home' }),
    workflow('click', ['say'], { trigger: 'click' }),
  ])
  await live.trigger('onload', level)
  expect(said).toEqual(expected)
  expect([live.hasTrigger('onload'), live.hasTrigger('keydown')]).toEqual([true, false])
})

it('runtime-RT21 conditions of a trigger are asked of the event', async () => {
  const { live, said } = page([
    workflow('enter', ['say'], { trigger: 'keydown', triggerConditions: { key: 'Enter', code: '' } }),
    workflow('any', ['say'], { trigger: 'keydown' }),
  ])
  await live.trigger('keydown', 'both', new KeyboardEvent('keydown', { key: 'a' }))
  await live.trigger('keydown', 'both', new KeyboardEvent('keydown', { key: 'Enter' }))
  expect(said).toEqual(['any', 'enter', 'any'])
})

it('runtime-RT22 a run of the page before ends while it waits, and says nothing', async () => {
  const { live, said, logs } = page([workflow('w1', ['say', 'wait', 'say'])])
  const ended = live.trigger('onload', 'both')
  live.reset([workflow('w2', ['say'])], 'next')
  await ended
  await live.trigger('onload', 'both')
  expect([said, logs]).toEqual([['w1', 'w2'], []])
})

it('runtime-RT23 a workflow that fails is told by its name, and those after it run', async () => {
  const { live, said, logs } = page([
    workflow('w1', ['fail', 'say']),
    workflow('w2', ['create']),
    workflow('w3', ['gone']),
    workflow('w4', ['say']),
  ])
  await live.trigger('onload', 'both')
  expect(said).toEqual(['w4'])
  expect(logs).toEqual([
    ['error', 'Workflow "Workflow w1" failed: Broken'],
    ['error', expect.stringContaining('Workflow "Workflow w3" failed: ')],
  ])
})

it('runtime-RT20 nodes of the page that is left still say that they go', async () => {
  const { live, said } = page([workflow('bye', ['say'], { ownerId: 'node', trigger: 'before-unmount' })])
  live.reset([workflow('hello', ['say'])], 'other')
  await live.emit(['bye'], undefined, {})
  expect(said).toEqual(['bye'])
})

it('runtime-CO10 a workflow is run with arguments by position, gives its result, and tells what it fails with', async () => {
  const { live } = page([workflow('sum', [], { parameters: [{ name: 'a', type: 'number' }] }), workflow('bad', ['fail'])])
  await expect(live.run('sum', [1], {})).resolves.toBeUndefined()
  await expect(live.run('bad', [], {})).rejects.toThrow('Broken')
})

it('runtime-CO10 workflows that run one another through an instance are stopped by the guard, as if they called each other', async () => {
  const counts = new Map<string, number>()
  const logs: string[] = []
  const elements = createElements()
  const log = (_: LogLevel, message: string): void => void logs.push(message)
  const live = createWorkflows({
    actions: {
      ask: async ({ args, host }) => {
        const id = String(args['id'])
        counts.set(id, (counts.get(id) ?? 0) + 1)
        await host.elements.run('card', id === 'outer' ? 'inner' : 'outer', [])
      },
    },
    resolve: (value) => value,
    scope: {},
    hostFor: ({ scope, signal, chain }, event) =>
      openPorts(
        ownPorts({ log, elements } as unknown as SitePorts).filter(({ name }) => name === 'elements'),
        { scope, signal, chain, event },
      ) as unknown as ActionPorts,
    log,
  })
  live.reset([workflow('outer', ['ask']), workflow('inner', ['ask'])], 'home')
  for (const id of ['outer', 'inner']) elements.offer('card', id, {}, (...args) => live.run(id, args, {}))
  expect(await live.emit(['outer'], {}, {})).toBe(true)
  expect([...counts]).toEqual([
    ['outer', 2],
    ['inner', 2],
  ])
  expect(logs).toEqual(['Workflow "Workflow outer" was stopped: it is 3 times in the chain of calls.'])
  // One that begins later is led to by nobody.
  await live.emit(['outer'], {}, {})
  expect(counts.get('outer')).toBe(4)
})
