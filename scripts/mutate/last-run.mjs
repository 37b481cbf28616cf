// Remembers the mutants of a package that nobody noticed in the last run, so that `--again` tries only those.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.mjs'

/**
 * Each mutant with a name that stays when lines move: file, kind, the changed text, and which one of those that are alike.
 * Mutants of a file stand in the order of their places, and each has its `source`, the text that it changes.
 */
function withNames(mutants) {
  const seen = new Map()
  return mutants.map((mutant) => {
    const alike = [mutant.path, mutant.kind, mutant.source].join('\n')
    const count = (seen.get(alike) ?? 0) + 1
    seen.set(alike, count)
    return { name: `${alike}\n${count}`, mutant }
  })
}

/** Writes which mutants of `all` are alive. */
export function rememberAlive(folder, packageName, all, alive) {
  mkdirSync(folder, { recursive: true })
  const names = withNames(all).flatMap(({ name, mutant }) => (alive.includes(mutant) ? [name] : []))
  writeWhole(join(folder, `${packageName.replace('/', '-')}.json`), JSON.stringify(names))
}

/** Those of `all` that were alive in the last run. Throws when there was none. */
export function aliveBefore(folder, packageName, all) {
  let text
  try {
    text = readFileSync(join(folder, `${packageName.replace('/', '-')}.json`), 'utf8')
  } catch {
    throw new Error(`${packageName} was not tried yet: run it once without --again`)
  }
  const names = new Set(JSON.parse(text))
  return withNames(all).flatMap(({ name, mutant }) => (names.has(name) ? [mutant] : []))
}
