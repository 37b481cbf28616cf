// Installs the packages when the lockfile changed since the last time. Plain JavaScript: runs on Node 20.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runNpm } from './run.mjs'
import { writeWhole } from './write-whole.mjs'

const STAMP = join(ROOT, 'node_modules', '.heddle-installed')

/** Brings node_modules in line with package-lock.json; does nothing when it already is. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing packages (first start, or the lockfile changed)…')
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  // Newer npm versions hold install scripts back; this one puts Node 24 in place and is needed by every later step.
  if (!existsSync(join(ROOT, 'node_modules', 'node', 'bin'))) runNpm(['rebuild', 'node', '--loglevel=error'])
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true })
  writeWhole(STAMP, wanted)
}
