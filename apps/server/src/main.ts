import { createServer, readConfig } from '@heddle/server'
import { createPorts } from './ports.ts'

const config = readConfig(process.env)

try {
  const server = await createServer(config, createPorts())
  console.log(`Heddle is ready: ${await server.listen()}`)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
