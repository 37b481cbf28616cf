import { expect, it } from 'vitest'
import { surviveBlows, type Blow } from './testing/chaos.ts'
import { findPostgres } from './testing/postgres-cluster.ts'

const TIMES = Number(process.env['HEDDLE_CHAOS_TIMES'] ?? 20)

it.runIf(findPostgres()).each<Blow>(['terminate', 'restart', 'cut'])(
  `goes on and loses nothing through ${TIMES} times: %s`,
  async (blow) => {
    const { edits, answers } = await surviveBlows(Array.from({ length: TIMES }, () => blow))
    const refused = answers.filter((status) => status === 503).length
    console.log(`${blow} × ${TIMES}: ${edits} edits, each in the log once; ${answers.length} requests, ${refused} answered 503`)
    expect(edits).toBeGreaterThan(0)
  },
)
