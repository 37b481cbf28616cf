import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from './write-whole.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heddle-write-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a generated file', () => {
  it('is replaced whole: who holds it open goes on reading the one before', () => {
    const path = join(folder, 'index.gen.ts')
    writeFileSync(path, 'before')
    const reader = openSync(path, 'r')
    writeWhole(path, 'after')
    expect(readFileSync(path, 'utf8')).toBe('after')
    expect(readFileSync(reader, 'utf8')).toBe('before')
    closeSync(reader)
    expect(readdirSync(folder)).toEqual(['index.gen.ts'])
  })

  it('stays as it was when the new one cannot be written, and nothing is left over', () => {
    const path = join(folder, 'missing', 'index.gen.ts')
    expect(() => writeWhole(path, 'text')).toThrow(/ENOENT/)
    expect(readdirSync(folder)).toEqual([])
  })
})
