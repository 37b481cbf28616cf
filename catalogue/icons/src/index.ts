import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { minifyIcon } from './minify-icon.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

let names: readonly string[] | undefined
const read = new Map<string, string | undefined>()

/** Names of every icon, sorted, for example `arrow-right` (Lucide, ISC licence). */
export function iconNames(): readonly string[] {
  names ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .toSorted()
  return names
}

/** One icon as SVG of a single line, drawn in the current colour; `undefined` for a name that is not in the set. */
export function iconSvg(name: string): string | undefined {
  if (!NAME.test(name)) return undefined
  if (!read.has(name)) read.set(name, readIcon(name))
  return read.get(name)
}

function readIcon(name: string): string | undefined {
  try {
    return minifyIcon(readFileSync(join(FOLDER, `${name}.svg`), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
