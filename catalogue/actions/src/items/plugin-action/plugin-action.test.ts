import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { definition } from './definition.ts'
import { run } from './run.ts'

const plugins = { run: () => Promise.resolve({ rows: 1 }) }

it('runs an action of a plugin with its arguments and gives its answer', async () => {
  const args = { pluginId: 'supabase', action: 'select', arguments: { table: 'orders' } }
  const { outcome, calls, cancel } = await runAction(run, args, { ports: { plugins } })
  expect(calls).toEqual([['plugins.run', 'supabase', 'select', { table: 'orders' }, cancel.signal]])
  expect(outcome).toEqual(next({ rows: 1 }))
})

it.each([
  {},
  { pluginId: 'supabase' },
  { action: 'select' },
  { pluginId: '', action: 'select' },
  { pluginId: 'supabase', action: null },
])('needs a plugin and an action: %j', async (args) => {
  expect(await failureOf(run, args, { ports: { plugins } })).toBe('No actions selected.')
})

it('fails with what the plugin says', async () => {
  const answers = { ports: { plugins: { run: () => Promise.reject(new Error('not configured')) } } }
  expect(await failureOf(run, { pluginId: 'p', action: 'a' }, answers)).toBe('not configured')
})

it('says which of its arguments the action of the plugin declares, so that they are published complete', () => {
  const { declaredBy } = definition.parameters['arguments'] ?? {}
  expect(Object.keys(definition.parameters)).toEqual(expect.arrayContaining(Object.values(declaredBy ?? {})))
  expect(declaredBy).toEqual({ plugin: 'pluginId', action: 'action' })
})
