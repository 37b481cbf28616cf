import { flushCompileCache } from 'node:module'
import { createServer, readConfig } from '@heddle/server'
import { createPorts } from './ports.ts'

const config = readConfig(process.env)

try {
  const server = await createServer(config, createPorts())
  console.log(`Heddle is ready: ${await server.listen()}`)
  // Kept now, because a server may end without a chance to do so.
  flushCompileCache()
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
