import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aliveBefore, rememberAlive } from './last-run.mjs'

let folder
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'last-run-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const mutant = (line, source, kind = '< to <=') => ({ path: 'a.ts', line, kind, source })

it('finds the mutants that were alive, also when other lines came before them', () => {
  const all = [mutant(1, 'a < b'), mutant(2, 'a < b'), mutant(3, 'c < d'), mutant(3, 'c < d', 'condition to true')]
  rememberAlive(folder, 'store', all, [all[1], all[3]])
  const moved = [mutant(1, 'x < y'), ...all.map((one) => ({ ...one, line: one.line + 7 }))]
  expect(aliveBefore(folder, 'store', moved)).toEqual([moved[2], moved[4]])
})

it('remembers a folder of the catalogue by its whole name', () => {
  const all = [mutant(1, 'a < b')]
  rememberAlive(folder, 'catalogue/actions', all, all)
  expect(aliveBefore(folder, 'catalogue/actions', all)).toEqual(all)
  expect(() => aliveBefore(folder, 'actions', all)).toThrow('actions was not tried yet')
})

it('says that there is nothing to try again before the first run', () => {
  expect(() => aliveBefore(folder, 'store', [])).toThrow('store was not tried yet')
})
