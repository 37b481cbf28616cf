// Lists the project's own source files and what each one imports. Shared by the checks.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from './run.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'golden', 'test-results'])

/** Every file below the given folders of the project with one of the endings; paths use `/` and begin at the root. */
export function listFiles(folders, endings) {
  const found = []
  const walk = (folder) => {
    for (const name of readdirSync(folder).toSorted()) {
      if (SKIPPED.has(name)) continue
      const path = join(folder, name)
      if (statSync(path).isDirectory()) walk(path)
      else if (endings.some((ending) => name.endsWith(ending))) found.push(relative(ROOT, path).split(sep).join('/'))
    }
  }
  for (const folder of folders) {
    try {
      if (statSync(join(ROOT, folder)).isDirectory()) walk(join(ROOT, folder))
    } catch {
      continue
    }
  }
  return found
}

export const isTest = (path) =>
  /\.(test|fuzz|examples|fixture)\.|\/examples\.tsx?$|\.test\.|\/testing\/|^e2e\/|^bench\//.test(path)
export const isGenerated = (path) => /\.gen\./.test(path)

/** Module names a source file imports: `{ from, line, typeOnly }`. Comments and strings are not parsed: imports stand at the start of a line. */
export function importsOf(path) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const found = []
  const pattern = /^(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm
  for (const match of text.matchAll(pattern)) {
    found.push({ from: match[2] ?? match[3], line: text.slice(0, match.index).split('\n').length, typeOnly: Boolean(match[1]) })
  }
  return found
}
