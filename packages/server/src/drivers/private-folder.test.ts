import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { makePrivate } from './private-folder.ts'

/** Everything below a folder, itself included, that others than its owner may read, write or enter. */
const openTo = (folder: string): readonly string[] =>
  ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

const isPosix = process.platform !== 'win32'

it.runIf(isPosix)('keeps databases, uploads, releases and backups to the account of the server', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'heddle-private-')), 'data')
  const server = await startTestServer({ folder })
  const owner = await server.newPerson('Ann')
  const projectId = String(
    (await owner.call('POST', '/api/projects', { name: 'Ann', template: 'empty' })).json['project']?.['id'],
  )
  await owner.call('POST', `/api/projects/${projectId}/publish`, {})
  await server.database.backup('before')
  const names = readdirSync(folder, { recursive: true }).map(String)
  expect(names).toEqual(expect.arrayContaining(['heddle.sqlite', 'heddle.sqlite-wal', 'lock', join('backups', 'before.sqlite')]))
  expect(names.filter((name) => name.startsWith(join('objects', 'releases'))).length).toBeGreaterThan(5)
  expect(openTo(folder)).toEqual([])
  await server.stop()
  rmSync(join(folder, '..'), { recursive: true })
})

it.runIf(isPosix)('closes the folder of an earlier Heddle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-private-'))
  mkdirSync(join(folder, 'backups'))
  const files = ['heddle.sqlite', 'heddle.sqlite-wal', join('backups', 'old.sqlite')].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, 'secret')
  for (const path of [folder, join(folder, 'backups')]) chmodSync(path, 0o755)
  for (const file of files) chmodSync(file, 0o644)
  expect(openTo(folder)).toHaveLength(5)
  expect(makePrivate(folder)).toBeUndefined()
  expect(openTo(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

it.runIf(isPosix)('says why a folder cannot be closed, and leaves it to others to refuse it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heddle-private-'))
  writeFileSync(join(folder, 'file'), '')
  expect(makePrivate(join(folder, 'file', 'data'))).toContain('ENOTDIR')
  rmSync(folder, { recursive: true })
})
