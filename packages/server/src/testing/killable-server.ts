import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface KillableServer {
  readonly url: string
  /** Stops it between two steps of the processor, and lets it go on. */
  pause(): void
  resume(): void
  /** Resolves when its process has ended, whoever ended it, with what it printed of errors. */
  readonly ended: Promise<string>
  /** Has it finish what it does, as for an upgrade; resolves when it is gone. */
  stop(): Promise<void>
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
}

const SCRIPT = fileURLToPath(new URL('serve.ts', import.meta.url))

/** Starts a server on a data folder; rejects with what it printed when it does not start. */
export async function startKillable(folder: string, databaseUrl?: string, isShared = false): Promise<KillableServer> {
  const args = [SCRIPT, folder, ...(databaseUrl === undefined ? [] : [databaseUrl]), ...(isShared ? ['shared'] : [])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const gone = new Promise<string>((resolve) => child.once('exit', () => resolve(output)))
  child.stderr.on('data', (data: Buffer) => {
    output += String(data)
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => resolve(String(data).trim()))
    child.once('exit', (code) => reject(new Error(`the server did not start (${code}): ${output}`)))
  })
  return {
    url,
    ended: gone,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
