import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '../../scripts/run.mjs'

/** The server as people start it. */
export const SERVER = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** A program that runs and answers at `url`; `ms` is the time until it said so. */
export interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly ms: number
}

/**
 * Starts a program and waits for the address it prints.
 *
 * @param script path of the program
 * @param folder where it may keep its data; told as `HEDDLE_DATA` and as its first argument
 * @param settings further variables of its environment
 */
export function start(script: string, folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const begin = performance.now()
  const env = { ...serverEnvironment(), PORT: '0', HEDDLE_DATA: folder, DATABASE_URL: '', HEDDLE_LOG: 'error', ...settings }
  const child = spawn(process.execPath, [script, folder], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (data: Buffer) => {
      const url = /http:\/\/\S+/.exec(String(data))?.[0]
      if (url) resolve({ child, url, ms: performance.now() - begin })
    })
  })
}

/** Ends a program at once. */
export function stop({ child }: Started): Promise<void> {
  child.removeAllListeners('exit')
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  return gone
}

/** Megabytes of memory the program holds; not a number where the system does not say. */
export function memoryOf({ child }: Started): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

/** Does some work in a new folder, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A new project on a server that nobody has used yet, and its owner's session. */
export interface NewProject {
  readonly id: string
  readonly slug: string
  readonly cookie: string
  /** Publishes it and waits until visitors have it. */
  publish(): Promise<void>
}

/**
 * Signs up on a new server and makes a project there.
 *
 * @param url address of the server
 * @param template the template it begins with
 */
export async function makeProject(url: string, template: string): Promise<NewProject> {
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { origin: url, 'content-type': 'application/json', cookie }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const signedUp = await send('/api/sign-up', { name: 'Bench', email: 'bench@example.com', password: 'long enough' })
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const made = (await (await send('/api/projects', { name: 'Bench', template }, cookie)).json()) as {
    readonly project: { readonly id: string; readonly slug: string }
  }
  const publish = async () => void (await (await send(`/api/projects/${made.project.id}/publish`, {}, cookie)).text())
  return { ...made.project, cookie, publish }
}
