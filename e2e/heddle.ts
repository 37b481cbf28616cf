import { spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'
import { nodePath, ROOT, serverEnvironment } from '../scripts/run.mjs'

/** A Heddle of its own: real server, empty data folder, free port. */
export interface Heddle {
  readonly url: string
  readonly port: number
  readonly data: string
  /** Address of a published site by its slug. */
  readonly siteUrl: (slug: string, path?: string) => string
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
}

interface HeddleOptions {
  /** The program, when it is not the product's own. */
  readonly main?: string
  /** A data folder to begin with a copy of, in place of an empty one. */
  readonly from?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** A port of this machine that nobody listens to. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function startProcess(port: number, data: string, { main, environment }: HeddleOptions): Promise<ChildProcess> {
  const child = spawn(nodePath(), [main ?? 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...serverEnvironment(), ...environment, PORT: String(port), HEDDLE_DATA: data, HEDDLE_LOG: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output.push(chunk.toString())
      if (output.join('').includes(`:${port}`)) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output.join('')}`)))
  })
  return child
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await ended
}

/** Starts a server on a temporary data folder; the caller ends it with the returned `dispose`. */
export async function startHeddle(options: HeddleOptions = {}): Promise<Heddle & { readonly dispose: () => Promise<void> }> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'heddle-e2e-'))
  if (options.from !== undefined) await cp(options.from, data, { recursive: true })
  let child = await startProcess(port, data, options)
  return {
    url: `http://localhost:${port}`,
    port,
    data,
    siteUrl: (slug, path = '/') => `http://${slug}.localhost:${port}${path}`,
    kill: () => stop(child, 'SIGKILL'),
    restart: async () => {
      await stop(child, 'SIGKILL')
      child = await startProcess(port, data, options)
    },
    dispose: async () => {
      await stop(child, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Messages of the browser's console that a person would call an error. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      errors.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  return errors
}

interface Fixtures {
  readonly heddle: Heddle
  /** A journey that needs an empty server, or ends it, says `test.use({ hasOwnServer: true })`. */
  readonly hasOwnServer: boolean
}

/** A server is started once for all journeys of a worker that do not ask for one of their own. */
export const test = base.extend<Fixtures, { readonly sharedHeddle: Heddle }>({
  sharedHeddle: [
    async ({}, use) => {
      const heddle = await startHeddle()
      await use(heddle)
      await heddle.dispose()
    },
    { scope: 'worker' },
  ],
  hasOwnServer: [false, { option: true }],
  heddle: async ({ hasOwnServer, sharedHeddle }, use) => {
    if (!hasOwnServer) return use(sharedHeddle)
    const own = await startHeddle()
    await use(own)
    await own.dispose()
  },
})

export { expect }
