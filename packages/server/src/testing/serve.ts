// A server as a process of its own, for tests that kill it: `node serve.ts {data folder} [database address] [shared]`.
import { readConfig } from '../config.ts'
import { createServer } from '../create-server.ts'
import { testPorts } from './test-ports.ts'

const [folder = '', databaseUrl = '', shared = ''] = process.argv.slice(2)
const config = readConfig({
  PORT: '0',
  HEDDLE_DATA: folder,
  DATABASE_URL: databaseUrl,
  HEDDLE_SHARED: shared === 'shared' ? '1' : '',
  HEDDLE_LOG: 'error',
})
const server = await createServer(config, testPorts())
console.log(await server.listen())
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
