import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that takes the folder and keeps it until it is killed: a lock that nobody holds ends when its memory is cleared. */
async function holdElsewhere() {
  const script = `import { lockFolder } from ${JSON.stringify(fileURLToPath(new URL('folder-lock.ts', import.meta.url)))}
    const lock = lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => lock, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

it('refuses a second process at once, and names the first', async () => {
  const child = await holdElsewhere()
  try {
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid} on `)
  } finally {
    child.kill('SIGKILL')
  }
})

it('takes over the folder of a process that was killed', async () => {
  const child = await holdElsewhere()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  expect(existsSync(join(folder, 'process.json'))).toBe(true)
  lockFolder(folder).release()
})

it('refuses a second server of the same process, and is free after the first ends', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  lock.release()
  lockFolder(folder).release()
})

it('says why a folder cannot be used', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(join(file, 'data'))).toThrow(/^The data folder .* cannot be written: /)
})
