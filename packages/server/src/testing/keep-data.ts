// Keeps a server on PostgreSQL as today's Heddle leaves it, for tests of later ones: `npm run keep-data`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { backUp } from '../data/backup.ts'
import { printReport } from '../data/report.ts'
import { fillKept, KEPT_FOLDER, keptPorts } from './kept-data.ts'
import { startPostgres } from './postgres-cluster.ts'
import { startTestServer } from './test-server.ts'

const cluster = await startPostgres()
if (!cluster) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'heddle-keep-'))
try {
  const databaseUrl = await cluster.newDatabase()
  const server = await startTestServer({ folder, config: { databaseUrl }, ports: keptPorts() })
  await fillKept(server)
  await server.stop()
  const target = join(KEPT_FOLDER, new Date().toISOString().slice(0, 10))
  const report = await backUp(readConfig({ HEDDLE_DATA: folder, DATABASE_URL: databaseUrl }), target)
  console.log(`${printReport(report)}\n\nKept in ${target}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
