import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDisk } from './drivers/disk.ts'
import { openWorkFolder } from './work-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'heddle-work-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('of one process is empty when it opens, whatever was left there', () => {
  writeFileSync(join(root, 'left'), '')
  expect(openWorkFolder(root, false)).toBe(root)
  expect(readdirSync(root)).toEqual([])
})

it('of several is each process’s own: nobody takes away what another one is at, only what is a day old', () => {
  const one = openWorkFolder(root, true)
  writeFileSync(join(one, 'mine'), '')
  mkdirSync(join(root, 'old'))
  utimesSync(join(root, 'old'), 1, 1)
  const two = openWorkFolder(root, true)
  expect(two).not.toBe(one)
  expect([existsSync(join(one, 'mine')), existsSync(join(root, 'old'))]).toEqual([true, false])
})

it('a release that one process is storing survives that another one starts', async () => {
  const one = openDisk(root, true)
  async function* files() {
    yield [{ path: 'packs/1', bytes: Buffer.from('pack') }]
    openDisk(root, true)
    yield [{ path: 'list', bytes: Buffer.from('list') }]
  }
  await one.putFolder('release', files())
  expect([String(await one.read('release/packs/1')), await one.list('release')]).toEqual(['pack', ['list', 'packs']])
})
