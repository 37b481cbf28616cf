import { resolve } from 'node:path'
import { printReport, readConfig, restore } from '@heddle/server'

const config = readConfig(process.env)
const [asked] = process.argv.slice(2)

try {
  if (asked === undefined) throw new Error('Name the folder of the backup: npm run restore -- ../copy')
  // npm runs commands in the folder of the project; a path means the folder that the person stands in.
  const report = await restore(config, resolve(process.env['INIT_CWD'] ?? '.', asked))
  console.log(`${printReport(report)}\n\nThe backup is restored; the server can be started.`)
  process.exit(report.problems.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
