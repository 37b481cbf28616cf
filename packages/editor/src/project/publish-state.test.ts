import { expect, test } from 'vitest'
import type { ProjectServer, ReleaseSummary } from '../server/project-server.ts'
import { watchPublishing } from './publish-state.ts'

const release = (createdAt: number, isActive: boolean): ReleaseSummary => ({
  id: `r${createdAt}`,
  createdAt,
  author: 'Ada',
  pages: 1,
  stages: isActive ? ['production'] : [],
})

async function stateOf(releases: ReleaseSummary[], changedAt: number) {
  const server: Pick<ProjectServer, 'releases'> = { releases: async () => ({ releases, stages: [] }) }
  const publishing = watchPublishing(server, () => changedAt)
  await publishing.refresh()
  return publishing
}

test('before the first release nothing is public', async () => {
  expect((await stateOf([], 5)).state.value).toBe('never')
})

test('a change after the release is not public, until it is published', async () => {
  expect((await stateOf([release(10, true)], 12)).state.value).toBe('changed')
  const publishing = await stateOf([release(10, true)], 9)
  expect(publishing.state.value).toBe('current')
  publishing.changed()
  expect(publishing.state.value).toBe('changed')
})

test('after going back visitors see something older', async () => {
  expect((await stateOf([release(10, false), release(5, true)], 4)).state.value).toBe('changed')
})
