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

/** Seconds of processor time that the program took so far; not a number where the system does not say. */
export function workOf({ child }: Started): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
    const fields = after.split(' ')
    // Its own and the system's for it, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) / 100
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

/** Sends JSON to a server as its editor does. */
async function send(url: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { origin: url, 'content-type': 'application/json', cookie }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return response
}

/** Signs up on a new server; gives the session's cookie. */
export async function signUp(url: string): Promise<string> {
  const signedUp = await send(url, '/api/sign-up', { name: 'Bench', email: 'bench@example.com', password: 'long enough' })
  return signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/**
 * Makes a project on a server.
 *
 * @param url address of the server
 * @param template the template it begins with
 * @param cookie session of its owner; absent: somebody signs up
 */
export async function makeProject(url: string, template: string, cookie?: string): Promise<NewProject> {
  const session = cookie ?? (await signUp(url))
  const made = (await (await send(url, '/api/projects', { name: 'Bench', template }, session)).json()) as {
    readonly project: { readonly id: string; readonly slug: string }
  }
  const publish = async () => void (await (await send(url, `/api/projects/${made.project.id}/publish`, {}, session)).text())
  return { ...made.project, cookie: session, publish }
}
