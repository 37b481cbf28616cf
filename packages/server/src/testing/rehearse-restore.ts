import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UNFINISHED_RESTORE } from '../drivers/data-folder.ts'

const COMMAND = join(import.meta.dirname, '../../../../apps/server/src/restore.ts')

/** What a command came to: its code, or `null` when it was killed, and what it said. */
export interface RestoreRun {
  readonly code: number | null
  readonly said: string
}

/** Restores by the command, in a process of its own, which is killed after so many milliseconds or when `until` says so. */
export async function restoreByCommand(
  folder: string,
  backup: string,
  { databaseUrl = '', kill }: { readonly databaseUrl?: string; readonly kill?: number | 'copying' } = {},
): Promise<RestoreRun> {
  const env = { ...process.env, HEDDLE_DATA: folder, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [COMMAND, backup], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += String(data)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  if (kill === 'copying') {
    while (child.exitCode === null && !existsSync(join(folder, UNFINISHED_RESTORE))) await pause(1)
    child.kill('SIGKILL')
  } else if (kill !== undefined) {
    await Promise.race([pause(kill), ended])
    child.kill('SIGKILL')
  }
  return { code: await ended, said }
}
