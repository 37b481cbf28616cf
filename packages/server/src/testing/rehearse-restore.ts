import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Settings } from '../s3-settings.ts'
import { UNFINISHED_RESTORE } from '../drivers/data-folder.ts'

const COMMAND = join(import.meta.dirname, '../../../../apps/server/src/restore.ts')

/** What a command came to: its code, or `null` when it was killed, and what it said. */
export interface RestoreRun {
  readonly code: number | null
  readonly said: string
}

/** Restores by the command, in a process of its own, which is killed after so many milliseconds or when `kill` says so. */
export async function restoreByCommand(
  folder: string,
  backup: string,
  {
    databaseUrl = '',
    kill,
    s3,
  }: { readonly databaseUrl?: string; readonly kill?: number | 'copying' | (() => boolean); readonly s3?: S3Settings } = {},
): Promise<RestoreRun> {
  const bucket = s3 && {
    HEDDLE_S3_ENDPOINT: s3.endpoint,
    HEDDLE_S3_BUCKET: s3.bucket,
    HEDDLE_S3_REGION: s3.region,
    HEDDLE_S3_ACCESS_KEY_ID: s3.accessKeyId,
    HEDDLE_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
  const env = { ...process.env, ...bucket, HEDDLE_DATA: folder, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [COMMAND, backup], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += String(data)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const isDue = kill === 'copying' ? () => existsSync(join(folder, UNFINISHED_RESTORE)) : kill
  if (typeof isDue === 'function') {
    while (child.exitCode === null && !isDue()) await pause(1)
    child.kill('SIGKILL')
  } else if (isDue !== undefined) {
    await Promise.race([pause(isDue), ended])
    child.kill('SIGKILL')
  }
  return { code: await ended, said }
}
