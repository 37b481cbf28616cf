import { expect, it } from 'vitest'
import type { PublishedWorkflow } from '@heddle/document/published'
import type { ActionPorts } from '@heddle/kit'
import { createWorkflows } from '../workflows/create-workflows.ts'
import { workflowsPort } from './workflows.ts'

const workflow = (id: string, name: string, more: Partial<PublishedWorkflow> = {}): PublishedWorkflow => ({
  id,
  name,
  trigger: '',
  parameters: [{ name: 'a', type: 'number' }],
  firstAction: 'x',
  actions: { x: { type: more.ownerId === undefined ? 'give' : 'fail', args: { value: 1 } } },
  ...more,
})

/** Ports of a place that lies in a popup, if in any. */
const portsIn = (popupId?: string) => (popupId === undefined ? {} : { popups: { here: () => popupId } }) as ActionPorts

function desk(popupId?: string) {
  const ports = () => portsIn(popupId)
  const log: string[] = []
  const given: unknown[] = []
  const workflows = createWorkflows({
    actions: {
      give: ({ args, host }) => {
        given.push(args)
        return host.workflows.run('again')
      },
      fail: () => {
        throw new Error('Broken')
      },
    },
    resolve: (value) => value,
    scope: {},
    log: (level, message) => void log.push(`${level}: ${message}`),
    hostFor: ({ chain, signal }) =>
      ({ workflows: workflowsPort(() => workflows, { scope: () => ({}), signal, chain, ports }) }) as never,
  })
  workflows.reset([workflow('w1', 'again'), workflow('w2', 'own', { ownerId: 'c1' })], 'page')
  const signal = new AbortController().signal
  return { port: workflowsPort(() => workflows, { scope: () => ({}), signal, ports }), log, given }
}

it('runtime-RT44 a workflow that is not there is said with the texts of the specification', async () => {
  const { port } = desk()
  await expect(port.run('gone')).rejects.toThrow(/^Global workflow "gone" not found\.$/)
  await expect(port.run('w2')).rejects.toThrow(/^Global workflow "w2" not found\.$/)
  await expect(port.runOwn('gone')).rejects.toThrow(/^Workflow with id gone not found$/)
  await expect(port.runPopup('gone')).rejects.toThrow(/^Popup workflow "gone" not found\.$/)
  for (const nothing of [undefined, null, '', 5, {}]) await expect(port.run(nothing)).rejects.toThrow(/^No workflow provided\.$/)
})

it('runtime-RT44 what a workflow fails with is thrown, and those that call each other through code are stopped by the guard', async () => {
  const { port, log, given } = desk()
  await expect(port.runOwn('w2')).rejects.toThrow('Broken')
  await port.run('again', 5)
  expect(given).toHaveLength(2)
  expect(log).toEqual([expect.stringContaining('was stopped')])
})

it('runtime-RT44 code in a popup runs the workflows of that popup, by id or name, and those of no other', async () => {
  for (const name of ['w2', 'own']) {
    await expect(desk('c1').port.runPopup(name)).rejects.toThrow('Broken')
    await expect(desk('c2').port.runPopup(name)).rejects.toThrow(`Popup workflow "${name}" not found.`)
  }
  await expect(desk('c1').port.runPopup('again')).rejects.toThrow('Popup workflow "again" not found.')
})
