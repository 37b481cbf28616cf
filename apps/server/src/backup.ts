import { resolve } from 'node:path'
import { backUp, printReport, readConfig } from '@heddle/server'

const config = readConfig(process.env)
const [asked = `${config.dataFolder}-backups/${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`] =
  process.argv.slice(2)
// npm runs commands in the folder of the project; a path means the folder that the person stands in.
const target = resolve(process.argv[2] === undefined ? '.' : (process.env['INIT_CWD'] ?? '.'), asked)

try {
  const report = await backUp(config, target)
  console.log(`${printReport(report)}\n\nThe backup is ${target}.`)
  process.exit(report.problems.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
