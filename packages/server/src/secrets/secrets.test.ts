import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { KEY_FILE, readMasterKey } from './master-key.ts'
import { createVault } from './vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a sealed text', () => {
  const vault = createVault('master', 'secrets')

  it('is opened where it belongs, and holds nothing of the text', () => {
    const sealed = vault.seal('sk-grüße', ['project', 'key'])
    expect(vault.open(sealed, ['project', 'key'])).toBe('sk-grüße')
    expect(sealed).not.toContain('sk-')
    expect(vault.seal('sk-grüße', ['project', 'key'])).not.toBe(sealed)
  })

  it('is opened at no other place, for no other purpose, with no other key, and not when a byte is another', () => {
    const sealed = vault.seal('secret', ['a', 'b'])
    expect(vault.open(sealed, ['a', 'c'])).toBeUndefined()
    expect(vault.open(sealed, ['a,b'])).toBeUndefined()
    expect(createVault('master', 'other').open(sealed, ['a', 'b'])).toBeUndefined()
    expect(createVault('other', 'secrets').open(sealed, ['a', 'b'])).toBeUndefined()
    const at = sealed.length - 5
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    for (const text of [changed, sealed.slice(0, 20), '', '"plain"']) expect(vault.open(text, ['a', 'b'])).toBeUndefined()
  })
})

describe('the key of a server', () => {
  it('is what was configured, and no file is made then', () => {
    expect(readMasterKey(folder, 'x'.repeat(40))).toBe('x'.repeat(40))
    expect(() => statSync(join(folder, KEY_FILE))).toThrow('ENOENT')
  })

  it('is else made once, in a file that its owner alone reads', () => {
    const key = readMasterKey(folder, undefined)
    expect(readMasterKey(folder, undefined)).toBe(key)
    expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, KEY_FILE), 'utf8')).toBe(key)
  })

  it('is not made anew in place of a damaged one', () => {
    writeFileSync(join(folder, KEY_FILE), '')
    expect(() => readMasterKey(folder, undefined)).toThrow(/holds no key\. Put it back from a backup/)
  })
})
