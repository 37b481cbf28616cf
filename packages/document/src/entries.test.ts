import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = dirname(fileURLToPath(import.meta.url))

/** Names of everything a module pulls in, types left out. */
function importsBelow(file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm,
  )) {
    const target = name.startsWith('.') ? join(dirname(file), name) : name
    if (found.has(target)) continue
    found.add(target)
    if (name.startsWith('.')) importsBelow(target, found)
  }
  return found
}

it.each(['index.ts', 'values/index.ts', 'published/index.ts', 'operations/index.ts'])(
  'document-D49 %s brings no validator along',
  (entry) => {
    const found = importsBelow(join(SOURCES, entry))
    expect(found.size).toBeGreaterThan(0)
    expect([...found].filter((name) => name === 'zod' || name.includes('schema-parts'))).toEqual([])
  },
)

it('document-D49 the gates are where the validator is', () => {
  expect(importsBelow(join(SOURCES, 'check/index.ts'))).toContain('zod')
})

it('document-D64 pages without patterns do not load their matcher', () => {
  expect(importsBelow(join(SOURCES, 'values/index.ts'))).not.toContain('re2js')
  expect(importsBelow(join(SOURCES, 'regex/index.ts'))).toContain('re2js')
})
