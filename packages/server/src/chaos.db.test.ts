import { expect, it } from 'vitest'
import { surviveBlows } from './testing/chaos.ts'
import { findPostgres } from './testing/postgres-cluster.ts'

it.runIf(findPostgres())(
  'goes on and loses nothing when PostgreSQL ends its connections, restarts, and is cut off while people edit',
  async () => {
    const { edits, answers } = await surviveBlows(['terminate', 'cut', 'restart', 'terminate', 'cut', 'restart'])
    expect(edits).toBeGreaterThan(60)
    expect(answers).toContain(200)
  },
)
