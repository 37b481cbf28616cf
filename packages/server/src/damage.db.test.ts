import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillFolder, flipBit, tryFolder, type FilledFolder } from './testing/damage.ts'
import { seededRandom } from './testing/random.ts'

const EDITS = 120
const SEED = 7
const FLIPS = 12

let filled: FilledFolder
beforeAll(async () => {
  filled = await fillFolder(EDITS)
})
afterAll(() => filled.remove())

const database = (folder: string): string => join(folder, 'heddle.sqlite')
const log = (folder: string): string => join(folder, 'heddle.sqlite-wal')

/** What a damage leads to: `server-refused` names the file and the remedy. */
async function after(damage: (folder: string) => void) {
  const folder = filled.copy()
  damage(folder)
  const before = readdirSync(folder)
  const { outcome, reason } = await tryFolder(folder, filled)
  if (outcome === 'server-refused') {
    expect(reason).toContain(folder)
    expect(reason).toMatch(/npm run check-data|HEDDLE_DATA/)
    // Nothing is made in the place of what is missing.
    if (!before.includes('heddle.sqlite')) expect(existsSync(database(folder))).toBe(false)
  }
  return { outcome, reason }
}

it('opens what a killed server left', async () => {
  expect(statSync(log(filled.folder)).size).toBeGreaterThan(0)
  expect((await after(() => undefined)).outcome).toBe('intact')
})

it.each<[string, (folder: string) => void]>([
  ['the database is gone', (folder) => rmSync(database(folder))],
  ['all of the database is gone', (folder) => ['', '-wal', '-shm'].forEach((end) => rmSync(database(folder) + end))],
  ['the database is empty', (folder) => truncateSync(database(folder), 0)],
  ['the database is empty and its log is gone', (folder) => (truncateSync(database(folder), 0), rmSync(log(folder)))],
  ['the database is cut short', (folder) => truncateSync(database(folder), Math.floor(statSync(database(folder)).size / 2))],
  ['the database is a text', (folder) => writeFileSync(database(folder), 'nothing of it is left '.repeat(1000))],
  ['the log of the database is gone', (folder) => rmSync(log(folder))],
  ['the log of the database is empty', (folder) => truncateSync(log(folder), 0)],
  ['the log of the database is cut short', (folder) => truncateSync(log(folder), Math.floor(statSync(log(folder)).size / 2))],
  ['the start of the log is altered', (folder) => flipBit(log(folder), 17, 3)],
  [
    'the log is altered where its index is gone too',
    (folder) => (rmSync(database(folder) + '-shm'), flipBit(log(folder), 5000, 3)),
  ],
])('does not start when %s, and names the file and the remedy', async (_name, damage) => {
  const { outcome, reason } = await after(damage)
  expect(outcome).toBe('server-refused')
  expect(reason).toMatch(/heddle\.sqlite|holds no account/)
})

it('does not start on another database than that of the folder: a stranger would own it', async () => {
  const { outcome, reason } = await after((folder) => {
    for (const end of ['', '-wal', '-shm']) rmSync(database(folder) + end)
    new BetterSqlite(database(folder)).exec('create table other (id text)').close()
  })
  expect([outcome, reason.includes('holds no account')]).toEqual(['server-refused', true])
})

/** Changes the database behind the server's back. */
const change = (statement: string) => (folder: string) => {
  const file = new BetterSqlite(database(folder))
  file.exec(statement)
  file.close()
}

it.each([
  ['an entry is missing', 'delete from log where seq = 34', 'entry 34 of its log is missing'],
  ['the last entries are missing', 'delete from log where seq > 33', `its log ends at entry 33 of ${EDITS}`],
  ['all entries are missing', 'delete from log', `its log ends at entry 0 of ${EDITS}`],
  [
    'an entry was altered',
    `update log set diff = replace(diff, 'page-40', 'page-41') where seq = 40`,
    'entry 40 of its log was altered',
  ],
  [
    'two entries changed places',
    'update log set seq = -seq where seq in (3, 4); update log set seq = 7 + seq where seq < 0',
    'entry 3 of its log was altered',
  ],
  [
    'the snapshot was altered',
    `update snapshot set records = replace(records, 'Hello', 'Hullo')`,
    'its snapshot at entry 0 was altered',
  ],
])('does not open a project when %s, and says so', async (_name, statement, what) => {
  const { outcome, reason } = await after(change(statement))
  expect([outcome, reason]).toEqual(['project-refused', expect.stringContaining(what)])
  expect(reason).toContain('npm run check-data')
})

it(`loads everything or refuses, whichever ${FLIPS} bits are flipped`, async () => {
  const random = seededRandom(SEED)
  for (let flip = 0; flip < FLIPS; flip++) {
    const name = flip % 2 === 0 ? database : log
    const byte = Math.floor(random() * statSync(name(filled.folder)).size)
    await expect(
      after((folder) => flipBit(name(folder), byte, flip % 8)),
      `bit ${flip % 8} of byte ${byte}`,
    ).resolves.toBeTruthy()
  }
})
